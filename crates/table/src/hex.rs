//! 32 bytes as text.

/// The text is not 32 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected 64 hexadecimal digits")]
pub struct NotHex;

/// 32 bytes that are printed and parsed as 64 hexadecimal digits.
macro_rules! hexadecimal {
    ($name:ident) => {
        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&data_encoding::HEXLOWER.encode(&self.0))
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::hex::NotHex;

            fn from_str(text: &str) -> Result<$name, $crate::hex::NotHex> {
                let bytes =
                    data_encoding::HEXLOWER_PERMISSIVE.decode(text.as_bytes()).map_err(|_| $crate::hex::NotHex)?;
                bytes.try_into().map($name).map_err(|_| $crate::hex::NotHex)
            }
        }
    };
}

/// Serialized as they are printed.
macro_rules! serialized {
    ($name:ident) => {
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        #[cfg(feature = "ts")]
        impl schemars::JsonSchema for $name {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($name).into()
            }

            fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                schemars::json_schema!({"type": "string"})
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                <String as serde::Deserialize>::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

pub(crate) use {hexadecimal, serialized};
