// The C interface from Rust, with its standard library alone.
use std::ffi::{c_char, c_int, c_void, CStr, CString};
use std::ptr::null_mut;

extern "C" {
    fn trellis_interpreter_new() -> *mut c_void;
    fn trellis_interpreter_free(interpreter: *mut c_void);
    fn trellis_define(i: *mut c_void, name: *const c_char, json: *const c_char, help: *const c_char, e: *mut *mut c_void) -> c_int;
    fn trellis_load(i: *mut c_void, source: *const c_char, name: *const c_char, e: *mut *mut c_void) -> *mut c_void;
    fn trellis_render(s: *mut c_void, width: c_int, format: *const c_char, e: *mut *mut c_void) -> *mut c_char;
    fn trellis_screen_free(screen: *mut c_void);
    fn trellis_error_text(error: *const c_void) -> *const c_char;
    fn trellis_error_free(error: *mut c_void);
    fn trellis_free(text: *mut c_char);
}

fn main() {
    let text = |value: &str| CString::new(value).unwrap();
    unsafe {
        let interpreter = trellis_interpreter_new();
        let (name, json) = (text("rows"), text(r#"[{"name": "Ana"}, {"name": "Bo"}]"#));
        assert_eq!(trellis_define(interpreter, name.as_ptr(), json.as_ptr(), null_mut(), null_mut()), 1);
        let (source, file) = (text("for row in rows { Text(row.name) }"), text("a.dsl"));
        let screen = trellis_load(interpreter, source.as_ptr(), file.as_ptr(), null_mut());
        let drawn = trellis_render(screen, 20, null_mut(), null_mut());
        assert_eq!(CStr::from_ptr(drawn).to_str().unwrap(), "Ana\nBo\n");
        trellis_free(drawn);
        trellis_screen_free(screen);
        let mut error = null_mut();
        let wrong = text("Txt(1)");
        assert!(trellis_load(interpreter, wrong.as_ptr(), file.as_ptr(), &mut error).is_null());
        assert!(CStr::from_ptr(trellis_error_text(error)).to_str().unwrap().contains("a.dsl:1:1"));
        trellis_error_free(error);
        trellis_interpreter_free(interpreter);
    }
    println!("trellis from Rust: passed");
}
