//! The HTTP API as an OpenAPI document (`/api/openapi.json`): the ways in are listed here, all types are made from the code.
//!
//! A test compares the list with the routes there are, and what the server really answers with the schemas.

use std::collections::BTreeMap;

use ashtapada_local::study::{StudyAnswer, StudyAsk};
use ashtapada_rulebook::SolvedGames;
use ashtapada_table::catalogue::{DailyPage, GuidedView, Moment, OpeningsPage, PastPage, RulesPage, RushPage};
use ashtapada_table::{DraftAsk, DraftView, EntryView, NewGame, Problem, ProofPage};
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Map, Value, json};

use crate::accounts::protocol::{
    AccountName, BringSeat, Export, FeedAddress, MyAccount, MyGames, MyGamesAsk, PasskeyAnswer, People, PeopleAsk,
    Shown,
};
use crate::daily::protocol::{DailyAsk, DailyGamePage, DailyGamesPage, DailyTable};
use crate::lobby::{CodeView, LivePage, LobbyAsk, LobbyNews};
use crate::programs::{NewProgram, ProgramView};
use crate::protocol::{
    Catalogue, ClientMessage, Created, GameList, Listing, PROTOCOL, PositionAsk, PositionView, ServerInfo,
    ServerMessage, ThrowsPage,
};
use crate::push::PushKey;
use crate::ratings::protocol::{PlayerRatings, RatingsPage};

/// A function that makes the schema of a type.
type SchemaMaker = fn(&mut SchemaGenerator) -> Schema;

fn of<T: JsonSchema>(generator: &mut SchemaGenerator) -> Schema {
    generator.subschema_for::<T>()
}

/// The content of what is sent one way.
enum Content {
    Json(SchemaMaker),
    /// Plain text, of which this is to be said.
    Text(&'static str),
    /// Server-sent events, whose data are such.
    Events(SchemaMaker),
    /// A WebSocket: what clients send, and what the server does.
    Socket(SchemaMaker, SchemaMaker),
    Nothing,
}

/// A way in over HTTP.
struct Endpoint {
    method: &'static str,
    path: &'static str,
    /// What it does, in a sentence.
    tells: &'static str,
    /// What may stand in the query: name, type, meaning.
    query: &'static [(&'static str, &'static str, &'static str)],
    body: Option<Content>,
    answer: Content,
    /// The status of an answer that is no error.
    status: u16,
}

const LANG: (&str, &str, &str) = ("lang", "string", "The language: en, pl or cs; else what Accept-Language says.");

const fn get(path: &'static str, tells: &'static str, answer: Content) -> Endpoint {
    Endpoint { method: "get", path, tells, query: &[], body: None, answer, status: 200 }
}

const fn post(path: &'static str, tells: &'static str, body: Content, answer: Content) -> Endpoint {
    Endpoint { method: "post", path, tells, query: &[], body: Some(body), answer, status: 200 }
}

/// Nothing is sent with it.
const fn without(path: &'static str, tells: &'static str, answer: Content) -> Endpoint {
    Endpoint { method: "post", ..get(path, tells, answer) }
}

const fn delete(path: &'static str, tells: &'static str, answer: Content) -> Endpoint {
    Endpoint { method: "delete", ..get(path, tells, answer) }
}

/// Something is made.
const fn made(path: &'static str, tells: &'static str, body: Content, answer: Content) -> Endpoint {
    Endpoint { status: 201, ..post(path, tells, body, answer) }
}

const fn socket(path: &'static str, tells: &'static str, asked: SchemaMaker, told: SchemaMaker) -> Endpoint {
    Endpoint { status: 101, ..get(path, tells, Content::Socket(asked, told)) }
}

const fn spoken(way: Endpoint) -> Endpoint {
    Endpoint { query: &[LANG], ..way }
}

/// All ways in, but for the files of the page.
const WAYS: &[Endpoint] = &[
    get("/api/openapi.json", "This document.", Content::Json(of::<Map<String, Value>>)),
    get(
        "/api/here",
        "The version of the protocol, and by which addresses the server is reached.",
        Content::Json(of::<ServerInfo>),
    ),
    spoken(get("/api/catalogue", "The rule sets and the computer players.", Content::Json(of::<Catalogue>))),
    spoken(get(
        "/api/rules/{id}",
        "The rules of a rule set, with examples and lessons.",
        Content::Json(of::<RulesPage>),
    )),
    spoken(get("/api/guided/{id}", "The guided first game of a rule set.", Content::Json(of::<GuidedView>))),
    get("/api/solved", "What perfect play is in the games that are solved.", Content::Json(of::<SolvedGames>)),
    get("/api/openings/{id}", "How strong players begin.", Content::Json(of::<OpeningsPage>)),
    get(
        "/api/daily/{date}",
        "The positions of a day, written 2026-11-22 or `today`, in UTC.",
        Content::Json(of::<DailyPage>),
    ),
    get("/api/daily/{date}/past", "All positions of the days before that one.", Content::Json(of::<PastPage>)),
    get(
        "/api/rush/{number}",
        "Positions to be solved one after the other, each harder than those before.",
        Content::Json(of::<RushPage>),
    ),
    get(
        "/api/daily-games/{date}",
        "The games that everybody plays alike on a day, written 2026-11-22 or `today`, in UTC.",
        Content::Json(of::<DailyGamesPage>),
    ),
    Endpoint {
        query: &[("at", "string", "The table of a game of that day, to be told what it came to.")],
        ..get("/api/daily-games/{date}/{id}", "How a game of a day stands.", Content::Json(of::<DailyGamePage>))
    },
    spoken(made(
        "/api/daily-games/{date}/{id}",
        "The table of a game of today: for each key one counts.",
        Content::Json(of::<DailyAsk>),
        Content::Json(of::<DailyTable>),
    )),
    get("/api/moments", "Stretches of real games, to look at.", Content::Json(of::<Vec<Moment>>)),
    get(
        "/api/throws",
        "All throws of this server, counted at most every ten minutes.",
        Content::Json(of::<ThrowsPage>),
    ),
    get(
        "/api/push",
        "The key by which push services know the site; a browser subscribes with it.",
        Content::Json(of::<PushKey>),
    ),
    spoken(post(
        "/api/position",
        "A position, or what becomes of it; nothing is stored.",
        Content::Json(of::<PositionAsk>),
        Content::Json(of::<PositionView>),
    )),
    spoken(post(
        "/api/draft",
        "A position being set up, possible or not; nothing is stored.",
        Content::Json(of::<DraftAsk>),
        Content::Json(of::<DraftView>),
    )),
    Endpoint {
        query: &[("shown", "string", "Ids of games that are shown already, with commas, at most twelve.")],
        ..get(
            "/api/live",
            "The games that are played now and that everybody may watch, with their boards: tables that are open to all.",
            Content::Json(of::<LivePage>),
        )
    },
    get("/api/codes/{code}", "The table of a short code.", Content::Json(of::<CodeView>)),
    post(
        "/api/looks",
        "The looks of names, a list of some for each: names that share one can be taken for each other. At most 100.",
        Content::Json(of::<Vec<String>>),
        Content::Json(of::<Vec<Vec<String>>>),
    ),
    Endpoint {
        query: &[
            ("over", "boolean", "Only games that are over, or only those that go on."),
            ("after", "string", "The `next` of the page before."),
            ("limit", "integer", "How many, at most 200."),
        ],
        ..get(
            "/api/games",
            "The games of the server's own screen, last played first, for whoever is on that computer.",
            Content::Json(of::<GameList>),
        )
    },
    spoken(made("/api/games", "Sets up a table.", Content::Json(of::<NewGame>), Content::Json(of::<Created>))),
    Endpoint {
        query: &[
            ("seen", "integer", "The last entry that is known."),
            ("digest", "string", "Its digest: if it is that of another log, the snapshot is one of all of it, `anew`."),
        ],
        ..get(
            "/api/games/{id}",
            "The table and at most 250 entries of its log, as a `snapshot`.",
            Content::Json(of::<ServerMessage>),
        )
    },
    post(
        "/api/games/{id}/listed",
        "Takes a game off the list, or puts it back.",
        Content::Json(of::<Listing>),
        Content::Json(of::<Listing>),
    ),
    get(
        "/api/games/{id}/record",
        "The game as a record (docs/formats.md).",
        Content::Text("text/plain; charset=utf-8"),
    ),
    get("/api/games/{id}/proof", "What its throws can be recomputed from.", Content::Json(of::<ProofPage>)),
    Endpoint {
        query: &[
            ("after", "integer", "The last entry that is known; `Last-Event-ID` goes before it."),
            ("digest", "string", "Its digest: if it is that of another log, `anew` is told and then all of it."),
        ],
        ..get(
            "/api/games/{id}/stream",
            "The entries of its log after one, as they happen, each an event `entry` with its number and digest as id; first `table`, and `over` at the end.",
            Content::Events(of::<EntryView>),
        )
    },
    spoken(post(
        "/api/record",
        "The game in a record, to set it up again.",
        Content::Text("text/plain"),
        Content::Json(of::<NewGame>),
    )),
    socket("/api/games/{id}/socket", "A table.", of::<ClientMessage>, of::<ServerMessage>),
    spoken(get(
        "/api/trial/socket",
        "A table that is not stored.",
        Content::Socket(of::<ClientMessage>, of::<ServerMessage>),
    )),
    spoken(get(
        "/api/study/socket",
        "Questions about positions and games.",
        Content::Socket(of::<StudyAsk>, of::<StudyAnswer>),
    )),
    spoken(get(
        "/api/lobby/socket",
        "Open tables, and searches for people.",
        Content::Socket(of::<LobbyAsk>, of::<LobbyNews>),
    )),
    Endpoint {
        query: &[("after", "string", "The `next` of the part before."), ("limit", "integer", "How many, at most 200.")],
        ..get(
            "/api/ratings/{family}",
            "The players of a family (four-kings, soldiers, chess), best first.",
            Content::Json(of::<RatingsPage>),
        )
    },
    Endpoint {
        query: &[
            ("before", "integer", "The `next` of the part before."),
            ("limit", "integer", "How many, at most 200."),
        ],
        ..get(
            "/api/ratings/players/{player}",
            "What is known of a player, such as bot:level-5, with the games that counted.",
            Content::Json(of::<PlayerRatings>),
        )
    },
    get("/api/me/programs", "The programs of whoever is signed in.", Content::Json(of::<Vec<ProgramView>>)),
    made(
        "/api/me/programs",
        "Makes a program; its token is shown this once.",
        Content::Json(of::<NewProgram>),
        Content::Json(of::<ProgramView>),
    ),
    Endpoint {
        status: 204,
        ..delete("/api/me/programs/{id}", "Removes a program, and withdraws its token.", Content::Nothing)
    },
    get("/api/me", "Who is signed in, and where passkeys can be used.", Content::Json(of::<MyAccount>)),
    post(
        "/api/me/new",
        "What a browser is to be told to make the first passkey of an account.",
        Content::Json(of::<AccountName>),
        Content::Json(of::<Value>),
    ),
    made("/api/me", "Makes an account.", Content::Json(of::<PasskeyAnswer>), Content::Json(of::<MyAccount>)),
    delete("/api/me", "Deletes the account.", Content::Json(of::<MyAccount>)),
    without("/api/me/session/new", "What a browser is to be told to sign in.", Content::Json(of::<Value>)),
    post("/api/me/session", "Signs in.", Content::Json(of::<PasskeyAnswer>), Content::Json(of::<MyAccount>)),
    Endpoint {
        query: &[("all", "boolean", "Everywhere, and not only here.")],
        ..delete("/api/me/session", "Signs out.", Content::Json(of::<MyAccount>))
    },
    post("/api/me/name", "Changes the name.", Content::Json(of::<AccountName>), Content::Json(of::<MyAccount>)),
    post(
        "/api/me/shown",
        "Chooses what the page of the account shows to everybody.",
        Content::Json(of::<Shown>),
        Content::Json(of::<MyAccount>),
    ),
    without(
        "/api/me/passkeys/new",
        "What a browser is to be told to make a further passkey.",
        Content::Json(of::<Value>),
    ),
    made("/api/me/passkeys", "Adds a passkey.", Content::Json(of::<PasskeyAnswer>), Content::Json(of::<MyAccount>)),
    delete("/api/me/passkeys/{id}", "Removes a passkey; the last one stays.", Content::Json(of::<MyAccount>)),
    post(
        "/api/me/games",
        "The games of the account, and those of keys that are shown.",
        Content::Json(of::<MyGamesAsk>),
        Content::Json(of::<MyGames>),
    ),
    post(
        "/api/me/people",
        "The people whoever asks has played with, by the games of the account and those of keys that are shown.",
        Content::Json(of::<PeopleAsk>),
        Content::Json(of::<People>),
    ),
    post("/api/me/seats", "Gives a seat to the account.", Content::Json(of::<BringSeat>), Content::Json(of::<Created>)),
    get("/api/me/export", "Everything that is stored of the account.", Content::Json(of::<Export>)),
    Endpoint {
        status: 201,
        ..without(
            "/api/me/feed",
            "Makes the address of a feed, in place of the one before.",
            Content::Json(of::<FeedAddress>),
        )
    },
    delete("/api/me/feed", "Removes it.", Content::Json(of::<MyAccount>)),
    get(
        "/api/feeds/{token}",
        "The games that wait for somebody, as an Atom feed.",
        Content::Text("application/atom+xml"),
    ),
    get("/healthz", "Whether the process answers.", Content::Text("text/plain; charset=utf-8")),
    get(
        "/readyz",
        "Whether games can be played; 503 if not, with the reason for who is on this computer.",
        Content::Text("text/plain; charset=utf-8"),
    ),
    get(
        "/metrics",
        "Numbers for Prometheus.",
        Content::Text("application/openmetrics-text; version=1.0.0; charset=utf-8"),
    ),
];

/// The schemas of both directions: what may be left out differs between what is read and what is said.
struct Schemas {
    read: SchemaGenerator,
    said: SchemaGenerator,
}

/// Where schemas stand in the document.
const PLACE: &str = "/components/schemas";

impl Schemas {
    fn new() -> Schemas {
        let settings = SchemaSettings::draft2020_12().with(|settings| {
            settings.definitions_path = PLACE.into();
            settings.meta_schema = None;
        });
        Schemas {
            read: settings.clone().for_deserialize().into_generator(),
            said: settings.for_serialize().into_generator(),
        }
    }

    fn content(&mut self, content: &Content, is_read: bool) -> Value {
        let generator = if is_read { &mut self.read } else { &mut self.said };
        let schema = |schema: Schema| json!({"schema": marked(schema.to_value(), is_read)});
        match content {
            Content::Json(made) => json!({"application/json": schema(made(generator))}),
            Content::Text(kind) => json!({*kind: {"schema": {"type": "string"}}}),
            Content::Events(made) => json!({"text/event-stream": schema(made(generator))}),
            Content::Socket(..) | Content::Nothing => json!({}),
        }
    }

    /// All of them, by name.
    fn finish(mut self) -> Map<String, Value> {
        let mut all = Map::new();
        for (generator, is_read) in [(&mut self.said, false), (&mut self.read, true)] {
            for (name, schema) in generator.take_definitions(true) {
                all.insert(if is_read { format!("{name}{READ}") } else { name }, marked(schema, is_read));
            }
        }
        all
    }
}

/// The end of the names of types as they are read.
const READ: &str = "Asked";

/// A schema whose references name the types as they are read.
fn marked(mut schema: Value, is_read: bool) -> Value {
    match &mut schema {
        Value::Object(fields) => {
            for (name, value) in fields.iter_mut() {
                match value {
                    Value::String(place) if name == "$ref" && is_read => place.push_str(READ),
                    value => *value = marked(value.take(), is_read),
                }
            }
        }
        Value::Array(values) => values.iter_mut().for_each(|value| *value = marked(value.take(), is_read)),
        _ => {}
    }
    schema
}

/// The document.
pub fn document() -> Value {
    let mut schemas = Schemas::new();
    let mut paths: BTreeMap<&str, Map<String, Value>> = BTreeMap::new();
    for way in WAYS {
        paths.entry(way.path).or_default().insert(way.method.to_owned(), operation(way, &mut schemas));
    }
    let problem = marked(of::<Problem>(&mut schemas.said).to_value(), false);
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Ashtapada",
            "version": PROTOCOL.to_string(),
            "description": "Tables of old Indian board games. How programs sit down and play is told in docs/protocol.md.",
            "license": {"name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0"},
        },
        "paths": paths,
        "components": {
            "schemas": schemas.finish(),
            "headers": {"Retry-After": {
                "description": "After how many seconds to try again.",
                "required": true,
                "schema": {"type": "integer", "minimum": 1},
            }},
            "responses": {
                "Problem": refusal("It cannot be done: `kind` for programs, `message` for people.", &problem, false),
                "TooMany": refusal("Too much is asked for; the same may be answered later.", &problem, true),
                "Unavailable": refusal(
                    "Another server of the site takes the game over, or this one is stopping; the same may be answered later.",
                    &problem,
                    true,
                ),
            },
        },
    })
}

/// The answer to what cannot be done; `later`: for the moment.
fn refusal(tells: &str, problem: &Value, later: bool) -> Value {
    let mut refusal = json!({"description": tells, "content": {"application/json": {"schema": problem}}});
    if later {
        refusal["headers"] = retry_after();
    }
    refusal
}

fn retry_after() -> Value {
    json!({"Retry-After": {"$ref": "#/components/headers/Retry-After"}})
}

fn operation(way: &Endpoint, schemas: &mut Schemas) -> Value {
    let in_path = way.path.split('{').skip(1).filter_map(|rest| rest.split('}').next());
    let in_path =
        in_path.map(|name| json!({"name": name, "in": "path", "required": true, "schema": {"type": "string"}}));
    let in_query = way.query.iter().map(
        |(name, kind, tells)| json!({"name": name, "in": "query", "description": tells, "schema": {"type": kind}}),
    );
    let status = way.status.to_string();
    let content = schemas.content(&way.answer, false);
    let mut operation = json!({
        "summary": way.tells,
        "operationId": format!("{}{}", way.method, way.path.replace(['/', '{', '}', '.'], "_")),
        "parameters": in_path.chain(in_query).collect::<Vec<_>>(),
        "responses": {&status: {"description": way.tells, "content": content}},
    });
    if way.path.starts_with("/api/") {
        for (status, name) in [("default", "Problem"), ("429", "TooMany"), ("503", "Unavailable")] {
            operation["responses"][status] = json!({"$ref": format!("#/components/responses/{name}")});
        }
    }
    if way.path == "/readyz" {
        operation["responses"]["503"] = json!({
            "description": "Why not, for who is on this computer.",
            "headers": retry_after(),
            "content": schemas.content(&way.answer, false),
        });
    }
    if let Some(body) = &way.body {
        operation["requestBody"] = json!({"required": true, "content": schemas.content(body, true)});
    }
    if let Content::Socket(asked, told) = way.answer {
        operation["responses"][&status] = json!({"description": "A WebSocket, with JSON both ways."});
        operation["x-client-messages"] = marked(asked(&mut schemas.read).to_value(), true);
        operation["x-server-messages"] = marked(told(&mut schemas.said).to_value(), false);
    }
    operation
}
