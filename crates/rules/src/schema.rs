//! What is written as text, in schemas of data.

use alloc::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

macro_rules! text {
    ($($name:ident: $example:literal),*) => {
        $(impl JsonSchema for crate::$name {
            fn schema_name() -> Cow<'static, str> {
                stringify!($name).into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                json_schema!({"type": "string", "examples": [$example]})
            }
        })*
    };
}

text!(Action: "e2-e4", Spot: "e4", Throw: "2 5");

impl JsonSchema for crate::Probability {
    fn schema_name() -> Cow<'static, str> {
        "Probability".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        <[u32; 2]>::json_schema(generator)
    }
}
