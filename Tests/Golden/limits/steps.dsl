// golden: steps=10000
while true { }
