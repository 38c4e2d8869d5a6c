# What one can do here; `make help` lists it.

PREFIX ?= /usr/local
ITERATIONS ?= 1000000
FUZZ ?= Fuzz
SECONDS ?= 60
TARGETS ?=
BENCH ?=
# What tells that libedit's headers are there.
HEADER ?= /usr/include/histedit.h
# The command stands at a fixed address, which saves a fifth of its start (docs/architecture.md); `make build PIE=1`
# lets the system choose one.
PIE ?= 0
ifeq ($(shell uname)$(PIE),Linux0)
LINK := -Xlinker -no-pie
endif

# What else keeps the start short (docs/architecture.md): nobody looks up the command's own names, and the C++ library of
# Swift's runtime is inside it, where the system has the archive.
ARCHIVES := $(CURDIR)/.build/archives
ifeq ($(shell uname),Linux)
LINK += -Xlinker --no-export-dynamic
ARCHIVE := $(wildcard $(shell clang -print-file-name=libstdc++.a 2>/dev/null))
ifneq ($(ARCHIVE),)
INSIDE := -Xswiftc -L$(ARCHIVES) -Xswiftc -Xclang-linker -Xswiftc -static-libgcc
endif
endif
RELEASE := swift build -c release --static-swift-stdlib $(INSIDE)

SHARED := so
ifeq ($(shell uname),Darwin)
SHARED := dylib
endif

VERSION := $(shell sed -n 's/.*return "\(.*\)".*/\1/p' Sources/CTrellis/version.c)
BINARY := .build/release/trellis
SOURCES := Sources Tests Examples/embedding Benchmarks/embedding Package.swift

.DEFAULT_GOAL := help
.PHONY: help setup build run test tsan bench fuzz soak golden format lint libraries interface install installcheck

help: ## List these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## Install libedit's headers if they are missing (Debian, Ubuntu)
	@if [ "$$(uname)" = Linux ] && ! [ -e $(HEADER) ]; then \
	  if [ "$$(id -u)" = 0 ]; then as_root=; else as_root=sudo; fi; \
	  $$as_root apt-get update -q && \
	  $$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y libedit-dev; \
	fi
	$(if $(ARCHIVE),@mkdir -p $(ARCHIVES) && ln -sfn $(ARCHIVE) $(ARCHIVES)/libstdc++.so)

build: setup ## Build the release, with Swift's libraries inside it
	$(RELEASE) --product trellis $(LINK)

run: build ## Build the release and draw the flights example
	$(BINARY) --width 80 --now 2026-11-30T09:24 --timezone UTC Examples/gallery/flights.dsl

test: setup ## Run every test
	swift test

# Suites in which several threads meet. The sanitizer needs a build of its own, which takes some minutes.
TSAN ?= Concurrency|Embedding|Host|Screen|Session|Program|Live|CInterface|Incremental
tsan: setup ## Run the tests of what threads share under the thread sanitizer (TSAN=Host picks others)
	swift test --sanitize=thread --scratch-path .build/tsan --filter '$(TSAN)'

bench: build ## Measure against Lua, Python and Miller (BENCH="--only fib --runs 9")
	$(RELEASE) --product host-benchmark $(LINK)
	Benchmarks/run.py $(BENCH)

# Each target looks for inputs that do harm, led by the code that they reach (libFuzzer). A debug build checks most and is
# there soon; CONFIGURATION=release SANITIZE=fuzzer,address takes long to build, tries more inputs and checks memory. The
# linker is the toolchain's own, since the system's does not know what the sanitizers need.
CONFIGURATION ?= debug
SANITIZE ?= fuzzer
FUZZER := .build/fuzz/$(CONFIGURATION)
fuzz: setup ## Run the fuzzers (SECONDS=60 for each, TARGETS="csv json" picks some)
	TRELLIS_FUZZ=1 swift build -c $(CONFIGURATION) --product fuzz --scratch-path $(FUZZER) \
	  -Xswiftc -sanitize=$(SANITIZE) -Xswiftc -use-ld=lld -Xswiftc -enable-testing
	Tests/Fuzz/run.sh $(FUZZER)/$(CONFIGURATION)/fuzz $(SECONDS) $(TARGETS)

soak: setup ## Run the random tests for long (ITERATIONS=1000000, FUZZ=Fuzz picks them by name)
	TRELLIS_FUZZ_ITERATIONS=$(ITERATIONS) swift test -c debug --filter $(FUZZ)

golden: setup ## Write the golden files anew from what is drawn now
	TRELLIS_UPDATE_GOLDEN=1 swift test --filter Golden

format: ## Format all sources
	swift format -i -r --configuration .swift-format $(SOURCES)

lint: ## Check that all sources are formatted
	swift format lint --strict -r --configuration .swift-format $(SOURCES)

# The shared library holds Swift's own libraries, so that it needs nothing else, and shows only the interface's names, so that
# a process may have another Swift beside it. The package manager does not link one so
# (on macOS Swift's libraries belong to the system).
libraries: setup ## Build the C interface: a shared library with Swift's inside it, and a static one
	$(RELEASE) --product TrellisCStatic
	mkdir -p .build/interface
	cp .build/release/libTrellisCStatic.a .build/interface/libTrellisC.a
ifeq ($(shell uname),Linux)
	ld.gold -r --whole-archive .build/interface/libTrellisC.a -o .build/interface/trellis.o
	swiftc -static-stdlib -emit-library -o .build/interface/libTrellisC.so .build/interface/trellis.o \
	  $$(cat Sources/TrellisC/static-libraries.txt) -Xlinker -soname -Xlinker libTrellisC.so -Xlinker -s \
	  -Xlinker --gc-sections -Xlinker --version-script=Sources/TrellisC/exports.map
	rm .build/interface/trellis.o
else
	swift build -c release --product TrellisC
	cp .build/release/libTrellisC.dylib .build/interface/
endif

interface: libraries ## Use the C interface from C, Python and Rust, as far as they are there
	Tests/embedding/check.sh .build/interface

install: build libraries ## Install the command, the header and the libraries below PREFIX (/usr/local unless given)
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/lib $(DESTDIR)$(PREFIX)/include
	install -s -m 755 $(BINARY) $(DESTDIR)$(PREFIX)/bin/trellis
	install -m 644 Sources/CTrellis/include/trellis.h $(DESTDIR)$(PREFIX)/include/trellis.h
	install -m 755 .build/interface/libTrellisC.$(SHARED) $(DESTDIR)$(PREFIX)/lib/libTrellisC.$(SHARED)
	install -m 644 .build/interface/libTrellisC.a $(DESTDIR)$(PREFIX)/lib/libTrellisC.a
	install -d $(DESTDIR)$(PREFIX)/lib/pkgconfig
	sed -e 's|@PREFIX@|$(PREFIX)|' -e 's|@VERSION@|$(VERSION)|' Sources/CTrellis/trellis.pc.in \
	  > $(DESTDIR)$(PREFIX)/lib/pkgconfig/trellis.pc
	chmod 644 $(DESTDIR)$(PREFIX)/lib/pkgconfig/trellis.pc

installcheck: build libraries ## Install into a folder that goes again, and use what lies there
	Tests/embedding/install.sh $(MAKE)
