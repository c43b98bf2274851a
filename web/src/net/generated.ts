// Written by `.venv/bin/python -m tools.wire_types` from the server's structures; do not edit.

/** Whatever JSON can say. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** The close code when there is no such table: coming back will not help. */
export const NO_SUCH_TABLE = 4404

export type Argument = string | number | Message | boolean | null | readonly (string | number | Message)[]

export type Pace = Untimed | Live | Slow

export type Ref = string | number | null

export type SeatKind = 'here' | 'link' | 'open' | 'friend' | 'bot' | 'program'

export type TableStatus = 'waiting' | 'dealing' | 'playing' | 'over'

export type AccountInfo = {
  readonly me: MeInfo
  /** Replaces a forgotten password. Told once, and kept only as a hash. */
  readonly recovery: string
}

export type Acknowledge = {
  readonly type: 'ack'
  readonly ref: Ref
  readonly seq: number
}

/** Where somebody is reached by e-mail. */
export type AddressInfo = {
  /** Whether this server sends any. */
  readonly can_mail: boolean
  /** Confirmed. */
  readonly address: string | null
  /** To be confirmed by the link that was sent there; the other one counts until then. */
  readonly pending: string | null
  /** The address that the mail server refused for good, if it did. */
  readonly refused: string | null
}

export type AnnouncementInfo = {
  readonly id: string
  /** By language. */
  readonly texts: Readonly<Record<string, string>>
  /** When it is no longer shown. */
  readonly until: string
}

export type AnnouncementRequest = {
  /** In every language. */
  readonly texts: Readonly<Record<string, string>>
  /** When it is no longer shown, as 2027-01-31T18:00:00Z. */
  readonly until: string
}

/** Answers any such request. Whoever made it withdraws it by no longer agreeing. */
export type AnswerRequest = {
  readonly type: 'answer_request'
  readonly ref: Ref
  readonly agrees: boolean
}

export type ArrivalInfo = {
  readonly me: MeInfo
  readonly table: string | null
}

/** Asks the others to end the game, without a winner. */
export type AskAbandon = {
  readonly type: 'ask_abandon'
  readonly ref: Ref
}

/** Asks what has been said at the table. */
export type AskChat = {
  readonly type: 'chat'
  readonly ref: Ref
}

/** Asks a strong bot what it would do, in a game against bots. */
export type AskHint = {
  readonly type: 'hint'
  readonly ref: Ref
  readonly seq: number
}

/** Asks the others to offer the seat of somebody who left to somebody else. */
export type AskOffer = {
  readonly type: 'ask_offer'
  readonly ref: Ref
  readonly seat: number
  readonly to: 'link' | 'open'
}

/** Asks what these moves would lead to, if one's turn began now. */
export type AskPlan = {
  readonly type: 'plan'
  readonly ref: Ref
  readonly seq: number
  readonly moves: readonly Move[]
}

/** Asks what a move would lead to. */
export type AskPreview = {
  readonly type: 'preview'
  readonly ref: Ref
  readonly seq: number
  readonly move: Move
}

/** Asks the others to let a bot play for somebody who is to act and has been away for long. */
export type AskReplace = {
  readonly type: 'ask_replace'
  readonly ref: Ref
  readonly seat: number
}

export type AskState = {
  readonly type: 'state'
}

/** Asks the others to let this player undo their last turn. */
export type AskUndo = {
  readonly type: 'ask_undo'
  readonly ref: Ref
}

/** Asks why a move is not possible. */
export type AskWhy = {
  readonly type: 'why'
  readonly ref: Ref
  readonly move: Move
}

export type AskedInfo = {
  /** How long the link is good, if one is sent. */
  readonly minutes: number
}

/** Something a host or moderator did. */
export type AuditInfo = {
  readonly at: string
  /** A name; None for whoever types commands on the server. */
  readonly by: string | null
  readonly act: string
  readonly subject: string
  readonly details: Readonly<Record<string, string | number | boolean | null>>
}

export type BestInfo = {
  readonly score: number
  readonly ended: string
  /** None if this viewer may not see it. */
  readonly table: string | null
}

/** What one viewer may see of a game's table. Each game has its own subclass, named by Game.board_type. */
export type Board = Readonly<Record<string, Json>>

/** Of what a table is a branch. */
export type BranchInfo = {
  /** The table it branches off; None if it was a record that somebody opened. */
  readonly table: string | null
  /** After how many moves. */
  readonly moment: number
  /** Whether everything hidden was drawn anew, because the game was in progress. */
  readonly is_imagined: boolean
}

/** One seat is here, with whose eyes the game goes on; the others are bots. */
export type BranchRequest = {
  readonly moment: number
  readonly seats: readonly SeatRequest[]
}

export type Cancelled = {
  /** The table that is no more. */
  readonly table: string
}

/** What somebody at the table said: in their own words, or with a phrase that each reader sees in their language. */
export type ChatLine = {
  readonly number: number
  readonly seat: number
  /** As they were called then. */
  readonly name: string
  readonly at: string
  readonly text: string | null
  readonly phrase: string | null
}

/** A legal move with what the player should know about it; Game.choice fills in what players of that game need. */
export type Choice<MoveT = Move> = {
  readonly move: MoveT
  /** A heading shared by all moves of the same kind. */
  readonly kind?: Message
  /** The move in words; with a kind, only what distinguishes it from the others under that heading. */
  readonly label?: Message
  /** What it costs, in the game's money. */
  readonly price?: number
  /** The rule that allows it. */
  readonly rule?: string
  /** The name of the explanation of the component it uses. */
  readonly about?: string
  /** The piece it places, where the kind of the move does not tell. */
  readonly piece?: string
  /** It places nothing but chooses what is scored next. */
  readonly is_scoring?: boolean
}

/** The time left at the moment when this is sent. */
export type ClockInfo = {
  /** Seconds, by seat. */
  readonly left: readonly number[]
  /** Whose clock runs. It stands still for bots, for those on vacation, and when the game is over. */
  readonly runs: number | null
  /** By seat, until when somebody is on vacation. Empty if nobody is. */
  readonly vacations: readonly (string | null)[]
}

/** Takes one's seats up again. */
export type ComeBack = {
  readonly type: 'come_back'
  readonly ref: Ref
}

/** Somebody, and what they are to whoever asks. */
export type CompanionInfo = {
  readonly id: string
  readonly name: string
  readonly tie: 'none' | 'asked' | 'asks' | 'friend'
  /** Nothing of what they say is told. */
  readonly is_muted: boolean
  /** And they cannot ask to be friends. */
  readonly is_blocked: boolean
  /** Whether they sit at some table right now, and have it open. */
  readonly is_at_table: boolean
  /** Whether they have any page of this site open. This and the above are told to friends only. */
  readonly is_here: boolean
  /** Whether anybody may look at what they have played. */
  readonly has_profile: boolean
  /** Where they sit, if a table was asked about. */
  readonly seats: readonly number[]
  readonly is_me: boolean
}

export type ConfirmedInfo = {
  readonly address: string
}

/** Shows the contribution to the dealing that was sealed when sitting down. */
export type Contribute = {
  readonly type: 'contribute'
  readonly ref: Ref
  readonly contribution: string
}

/** One browser's part in the dealing. Without a contribution, the others agreed to deal without it. */
export type Contribution = {
  /** The seats of that browser, in order. */
  readonly seats: readonly number[]
  readonly commitment: string
  readonly contribution?: string
}

/** Somebody whose browser contributes to the dealing. Until the last seat is taken, the list may still change. */
export type ContributorInfo = {
  readonly seats: readonly number[]
  /** The hash of the contribution, which this browser has yet to show or has shown. */
  readonly commitment: string
  /** Whether the contribution came. If it has not when the game begins, it is left out. */
  readonly has_contributed: boolean
  /** Whether they agree to deal without those who are still awaited. */
  readonly agrees: boolean
}

/** Agrees to deal without those whose contribution has not come. */
export type DealWithout = {
  readonly type: 'deal_without'
  readonly ref: Ref
}

/** What a record tells about its dealing; the secret only when the game is over. */
export type Dealing = {
  /** The id of the table. */
  readonly table: string
  /** Of the server's secret, shown when the table was opened. */
  readonly commitment: string
  /** In the order of their first seats. */
  readonly contributions: readonly Contribution[]
  readonly secret?: string
}

/** Lets everybody see what this player has decided so far. */
export type EndTurn = {
  readonly type: 'end_turn'
  readonly ref: Ref
  readonly seq: number
}

/** Title and lines begin with a capital wherever they are shown. */
export type Explanation = {
  readonly title: Message
  readonly lines?: readonly Message[]
  readonly rule?: string
}

/** One thing that is stored about somebody. */
export type FactInfo = {
  /** What it is, and what it is for. */
  readonly what: Message
  readonly shown_to: 'nobody' | 'you' | 'table' | 'hosts' | 'everybody'
  /** Database table and column, for those who want to know exactly. */
  readonly place: string
}

/** Each kind is a subclass with tag="stone_placed"; its sentence in the log is <game>.event.<kind>. */
export type GameEvent = { readonly kind: string; readonly [field: string]: Json }

export type GameInfo = {
  readonly id: string
  /** The smallest and the largest number. */
  readonly players: readonly [number, number]
  readonly options: readonly Option[]
  readonly bots: readonly string[]
  /** By the names that open them; first is for those who have never seen the game. */
  readonly lessons: readonly string[]
}

/** See docs/record-format.md. While a game is still being played on a server, it has neither seed nor key. */
export type GameRecord = {
  readonly format: number
  readonly game: string
  readonly rules: number
  readonly data: string
  readonly options: Readonly<Record<string, string | number | boolean>>
  readonly seats: readonly SeatRecord[]
  readonly chance?: number
  readonly seed?: number
  readonly key?: string
  readonly moves: readonly (Readonly<Record<string, Json>>)[]
  readonly result?: Outcome
  readonly components?: Readonly<Record<string, Json>>
  readonly salt?: string
  readonly commitment?: string
  readonly dealing?: Dealing
  readonly started?: string
}

/** The table is set up; seat goes first. */
export type GameStarted = {
  readonly kind: 'game_started'
  readonly seat: number
}

/** What a strong bot would do, and why: None if nothing stands out. */
export type GiveHint = {
  readonly type: 'hint'
  readonly ref: Ref
  readonly seq: number
  readonly move: Move
  readonly reason: Message | null
}

/** A page of somebody's finished games, newest first. */
export type HistoryInfo = {
  readonly results: readonly ResultInfo[]
  readonly has_more: boolean
}

export type HostInfo = {
  /** Of whoever asks. */
  readonly role: 'player' | 'moderator' | 'host'
  readonly version: string
  readonly schema: string
  readonly database: string
  readonly is_compiled: boolean
  /** Why moves cannot be stored just now, if they cannot. */
  readonly problem: Message | null
  readonly people: number
  /** By status; put_away are counted apart. */
  readonly tables: Readonly<Record<string, number>>
  readonly limits: readonly LimitInfo[]
}

/** An invitation that can still be accepted. */
export type InvitationInfo = {
  readonly seat: number
}

export type JoinRequest = {
  readonly name: string
  /** Without one, the first seat that is open to all. */
  readonly invite?: string | null
  readonly commitment?: string | null
}

/** Has them made when one's turn comes, if all of them are still what they are now. Without moves: nothing. */
export type KeepPlan = {
  readonly type: 'keep_plan'
  readonly ref: Ref
  readonly seq: number
  readonly moves: readonly Move[]
  readonly telling?: 'at_once' | 'after_turn' | 'when_asked'
}

/** Somebody keeps a seat at their table for whoever is told. */
export type KeptSeat = {
  readonly table: string
  readonly game: string
  /** The name of whoever keeps it. */
  readonly host: string
  readonly terms: Terms
}

export type LeaderInfo = {
  readonly place: number
  readonly person: string
  readonly name: string
  readonly is_me: boolean
  readonly mean: number
  readonly deviation: number
  readonly sure: number
  readonly games: number
  readonly wins: number
}

/** Of people with an account, by the skill that they almost certainly have at least. */
export type LeaderboardInfo = {
  readonly game: string
  readonly players: number
  /** How many rated games it takes to be listed. */
  readonly least_games: number
  readonly leaders: readonly LeaderInfo[]
}

export type LeaderboardName = {
  readonly game: string
  readonly players: number
  /** How many rated games were played. */
  readonly games: number
}

/** What the teacher has to say at one moment of the game. */
export type LessonNow = {
  /** Which of all sayings is the first of these, counted from 1. */
  readonly number: number
  readonly of: number
  /** To be read one after the other; the last one says what to do. None while others move. */
  readonly sayings: readonly Saying[]
  /** The move that is expected. */
  readonly move: Move | null
  /** Whether the player is to find it. */
  readonly is_sought: boolean
  /** Whether the game goes on a good while later, as soon as the player has read this. */
  readonly is_leap: boolean
  /** Whether the player may do anything from here on. */
  readonly is_free: boolean
}

export type LessonRequest = {
  readonly game: string
  /** What the player is called. */
  readonly name: string
  readonly lesson?: string
}

export type LimitInfo = {
  /** Of the setting. */
  readonly name: string
  readonly most: number | string
  /** By whoever comes nearest to it, or by all together; None where it is not known here. */
  readonly used: number | null
}

/** At one sitting, with clocks. */
export type Live = {
  readonly kind: 'live'
  /** What everybody has in the beginning. */
  readonly seconds: number
  /** The seconds that are added after each turn, as Fischer's clock does. */
  readonly increment: number
}

export type LobbySeat = {
  readonly seat: number
  readonly kind: SeatKind
  readonly name: string
  readonly bot: string | null
  readonly taken: boolean
  /** Whether its player left, and anybody may take it over. */
  readonly is_offered: boolean
}

/** A listed table with a seat that is open to all, or a game that may be watched; any with a seat to take over. */
export type LobbyTable = {
  readonly id: string
  readonly game: string
  readonly options: Readonly<Record<string, string | number | boolean>>
  readonly terms: Terms
  readonly status: TableStatus
  readonly created: string
  readonly seats: readonly LobbySeat[]
}

/** The events of one accepted move. */
export type LogEntry = {
  readonly seq: number
  readonly events: readonly LoggedEvent[]
}

/** An event and its sentence in the log, if there is one. */
export type LoggedEvent<EventT = GameEvent> = {
  readonly event: EventT
  readonly message?: Message
  /** Why it happened, where rules decided in a player's place. */
  readonly why?: Message
  readonly part?: 'turn' | 'place' | 'act' | 'sequel' | 'prelude' | 'detail'
  /** The argument of the sentence that is listed when the same happens several times in a row. */
  readonly listed?: string
  /** In the line of an act: where it happened, or what else came with it. */
  readonly brief?: Message
  /** The things it speaks of, by the names of their explanations. */
  readonly about?: readonly string[]
}

/** What a device answers that has made a passkey; bytes as base64url. */
export type MadePasskey = {
  /** What its person calls it. */
  readonly name: string
  readonly credential: string
  readonly client_data: string
  readonly attestation: string
}

/** What somebody wants to be told by e-mail. */
export type MailChoice = {
  readonly turns: 'at_once' | 'daily' | 'none'
  /** Of the day, from 0 to 23, when a daily mail is sent. */
  readonly hour: number
  readonly zone: string
  /** Also of turns of which a browser was notified. */
  readonly is_both: boolean
}

export type MailInfo = {
  /** Confirmed. Without one nothing can be chosen. */
  readonly address: string | null
  /** The mail server says that nobody has it: nothing more is sent there. */
  readonly is_refused: boolean
  readonly choice: MailChoice
}

/** Whoever asks. A guest has no id before they have given a name. */
export type MeInfo = {
  readonly id: string | null
  readonly name: string
  readonly role: 'player' | 'moderator' | 'host'
  readonly has_account: boolean
  /** Whether this browser can be signed out: without an account, its games would be lost. */
  readonly is_session: boolean
}

/** How often the viewer came in before them, level with them and behind them. */
export type MeetingInfo = {
  readonly game: string
  readonly ahead: number
  readonly level: number
  readonly behind: number
}

/** Something to tell a player: a catalogue code with its arguments, and the rule behind it. */
export type Message = {
  readonly code: string
  readonly args?: Readonly<Record<string, Argument>>
  readonly rule?: string
  /** Arguments that are seats: the text names their players. */
  readonly players?: Readonly<Record<string, number | readonly number[]>>
}

/** What a viewer saw of the game after so many of its moves. */
export type Moment = {
  /** How many moves had been made, without those undone: the log's entry with this index led here. */
  readonly seq: number
  /** Without choices: nothing can be played in the past. */
  readonly view: View
  readonly notes: Readonly<Record<string, Note>>
  /** What the last of these moves did. */
  readonly events: readonly LoggedEvent[]
}

/** One decision. Each kind is a subclass with tag="place_stone"; its JSON form is {"kind": …, fields}. */
export type Move = { readonly kind: string; readonly [field: string]: Json }

export type NameRequest = {
  readonly name: string
}

/** What is true of a component right now, in addition to what is printed on it. */
export type Note = {
  /** The components that lie there, whose explanations are shown with it. */
  readonly of?: readonly string[]
  /** Replaces the printed title; its rule replaces the printed one. */
  readonly title?: Message
  readonly lines?: readonly Message[]
}

/** Its name is the message <game>.option.<id>, its help <game>.option.<id>.help. */
export type Option = {
  readonly id: string
  readonly type: 'choice' | 'integer' | 'boolean'
  readonly default: string | number | boolean
  readonly choices?: readonly string[]
  readonly min?: number
  readonly max?: number
  /** The only number of players for which it matters; 0 when it always does. */
  readonly players?: number
}

export type Outcome = {
  readonly scores: readonly number[]
  readonly winners: readonly number[]
}

/** What a device has to sign with a passkey that it has for this site. */
export type PasskeyChallenge = {
  readonly challenge: string
  readonly site: string
}

export type PasskeyInfo = {
  readonly id: string
  readonly name: string
  readonly created: string
  /** To the day. */
  readonly used: string | null
}

/** What a device needs to make a passkey; bytes as base64url. */
export type PasskeyOffer = {
  readonly challenge: string
  /** The name of this server for which it is. */
  readonly site: string
  readonly person: string
  readonly name: string
  /** Those that the person has: a device makes no second one. */
  readonly known: readonly string[]
}

export type PasskeysInfo = {
  /** Whether this server knows about passkeys. */
  readonly are_offered: boolean
  /** Of whoever asks, newest first. */
  readonly passkeys: readonly PasskeyInfo[]
}

export type PersonLine = {
  readonly id: string
  readonly name: string
  readonly role: 'player' | 'moderator' | 'host'
  readonly created: string
  /** Since when, if they are. */
  readonly suspended: string | null
  /** When they were last signed in, to the day, or when something last happened at a table of theirs. */
  readonly seen: string | null
  /** Otherwise they are a guest. */
  readonly has_account: boolean
}

/** What its player, and nobody else, is told of a plan. */
export type PlanInfo = {
  readonly moves: readonly (Readonly<Record<string, Json>>)[]
  /** Why it was not carried out, when the turn came. */
  readonly problem: Message | null
}

/** seq is that of the view the player has seen. */
export type PlayMove = {
  readonly type: 'move'
  readonly ref: Ref
  readonly seq: number
  readonly move: Move
  readonly telling?: 'at_once' | 'after_turn' | 'when_asked'
}

export type PlayerLine = {
  readonly seat: number
  readonly kind: SeatKind
  /** Empty for seats that are free. */
  readonly name: string
  readonly bot: string | null
  readonly taken: boolean
}

export type PostInfo = {
  /** The key by which push services know this server; None if it sends no notifications. */
  readonly push_key: string | null
  readonly quiet: QuietHours | null
  /** None if this server sends no e-mails. */
  readonly mail: MailInfo | null
}

/** What a game is played with. */
export type Printed = {
  /** What is printed on them; every game has its own shape. */
  readonly components: Readonly<Record<string, Json>>
  /** What each thing on the table says of itself, by the names that choices and boards use. */
  readonly explanations: Readonly<Record<string, Explanation>>
}

export type ProfileInfo = {
  /** None for a guest who has not given a name; only they themselves see such a profile. */
  readonly id: string | null
  readonly name: string | null
  /** When they first gave their name here. */
  readonly since: string | null
  readonly is_me: boolean
  /** How many games they have finished. */
  readonly played: number
  /** How many of these were at tables that this viewer may not see. */
  readonly unseen: number
  readonly ratings: readonly RatingInfo[]
  readonly records: readonly RecordInfo[]
  readonly solos: readonly SoloInfo[]
  /** Empty on one's own profile. */
  readonly meetings: readonly MeetingInfo[]
  /** The first page. */
  readonly history: HistoryInfo
}

/** Which of the steps of a turn is due, counted from 1. */
export type Progress = {
  readonly now: number
  readonly of: number
}

export type PushKeys = {
  readonly p256dh: string
  readonly auth: string
}

export type QuietHours = {
  /** Hour of the day, from 0 to 23. */
  readonly begins: number
  readonly ends: number
  /** As in Europe/Paris. */
  readonly zone: string
}

export type QuietRequest = {
  /** None: at all hours. */
  readonly quiet: QuietHours | null
}

/** How well somebody plays a game with so many seats, as far as rated games show. */
export type RatingInfo = {
  readonly game: string
  readonly players: number
  readonly mean: number
  /** How uncertain the mean still is; it shrinks with every game. */
  readonly deviation: number
  /** The mean less three deviations: the skill that they almost certainly have at least. */
  readonly sure: number
  readonly games: number
  readonly wins: number
}

/** All games with others that somebody played to the end at a seat of their own. */
export type RecordInfo = {
  readonly game: string
  readonly players: number
  readonly games: number
  readonly wins: number
  readonly best: BestInfo
}

/** A record file that somebody opened. */
export type RecordReplay = {
  /** The last moment, in the shape that a live connection tells it; table.id is empty. */
  readonly state: ShowState
  readonly printed: Printed
}

export type Refusal = {
  readonly error: Message
}

/** Nothing was changed. Without a ref it does not answer a message: something is wrong with the table itself. */
export type Refuse = {
  readonly type: 'error'
  readonly ref: Ref
  readonly error: Message
  readonly seq: number
}

export type RematchRequest = {
  readonly commitment?: string | null
}

/** Whom the host does not want to play with. */
export type Removal = {
  readonly seat: number
}

export type ReportInfo = {
  readonly id: string
  readonly at: string
  /** The name of whoever reports; None if they are gone. */
  readonly reporter: string | null
  /** Of the reported, as they were called then. */
  readonly name: string
  /** The id of the reported; None if they are gone. */
  readonly person: string | null
  readonly table: string | null
  /** The line of chat that is reported. */
  readonly words: string | null
  readonly reason: string
}

/** Of somebody, or of what they said at a table. */
export type ReportRequest = {
  readonly person: string
  readonly reason: string
  readonly table?: string | null
  readonly line?: number | null
}

/** Somebody asks the others. */
export type RequestInfo = {
  readonly wish: 'undo' | 'abandon' | 'replace' | 'offer'
  /** Who asks. */
  readonly seat: number
  /** Who is to be replaced, or whose seat is to be offered. */
  readonly target: number | null
  /** To whom it is to be offered. */
  readonly to: 'link' | 'open' | null
  readonly agreed: readonly number[]
  /** The seats of those whose answer is awaited; bots and programs always agree. */
  readonly awaited: readonly number[]
  readonly refused_by: number | null
}

/** Leaves the game: a bot plays on, or it ends if no other person plays. One may come back. */
export type Resign = {
  readonly type: 'resign'
  readonly ref: Ref
}

/** How a game ended; the rows of the sheet sum to the scores. */
export type Result = {
  readonly winners: readonly number[]
  readonly ranks: readonly number[]
  readonly sheet: readonly SheetRow[]
}

/** A finished game. Only those are told of it who may see its table. */
export type ResultInfo = {
  readonly table: string
  readonly game: string
  readonly options: Readonly<Record<string, string | number | boolean>>
  readonly started: string
  readonly ended: string
  readonly is_rated: boolean
  readonly seats: readonly ResultSeatInfo[]
  /** The scores of players controlled by the rules. */
  readonly automata: readonly number[]
}

export type ResultSeatInfo = {
  readonly kind: 'person' | 'bot' | 'program'
  readonly name: string
  readonly bot: string | null
  /** The id of their profile, if they have one. */
  readonly person: string | null
  /** Whether it is the seat of the person whose profile this is, or one of them. */
  readonly is_theirs: boolean
  /** Whether they resigned, ran out of time or left for good, so that they came last. */
  readonly has_left: boolean
  readonly score: number
  /** 1 for the winner; equal scores share a place. */
  readonly rank: number
}

export type RoleRequest = {
  readonly role: 'player' | 'moderator' | 'host'
}

/** The same with one of the phrases that each reader sees in their language. */
export type SayPhrase = {
  readonly type: 'say_phrase'
  readonly ref: Ref
  readonly phrase: string
}

/** Says something to those at the table, in one's own words. */
export type SayText = {
  readonly type: 'say'
  readonly ref: Ref
  readonly text: string
}

/** Something the teacher says, and the things on the table that it speaks of. */
export type Saying = {
  readonly text: Message
  readonly light?: readonly string[]
}

export type Scorebook = {
  readonly turns: readonly TurnScore[]
  /** The points of a row add up to those of the sheet. */
  readonly scored: readonly ScoredThing[]
}

/** Something that gave points, in one row of the score sheet. */
export type ScoredThing = {
  /** Of the sheet, counted from 0. */
  readonly row: number
  /** By seat; automata follow. */
  readonly points: readonly number[]
  /** How many moves had been made when it was scored. */
  readonly moves: number
  readonly name: Message
  /** What told it, which names the place on the board. */
  readonly event?: LoggedEvent
  /** Where it lies, by the names of explanations; for what was counted at the end. */
  readonly things?: readonly string[]
}

/** Something that would be scored. */
export type Scoring = {
  /** Which of the events tells it, counted from 0. */
  readonly event: number
  /** By seat, with what later events add to it. */
  readonly gains: readonly number[]
}

/** Who is to have a seat that nobody has taken. */
export type SeatChange = {
  readonly seat: number
  readonly kind: 'link' | 'open' | 'friend' | 'bot'
  readonly bot?: string | null
  readonly friend?: string | null
}

export type SeatInfo = {
  readonly seat: number
  readonly kind: SeatKind
  readonly name: string
  readonly bot: string | null
  readonly taken: boolean
  readonly online: boolean
  /** The bot that plays here for somebody who is away; they may come back. */
  readonly stand_in: string | null
  /** Why they are away. */
  readonly left: 'resigned' | 'timeout' | 'left' | null
  /** Whether it is kept for whoever is named, and free to nobody else. */
  readonly kept: boolean
  /** To whom the others offer it meanwhile; until it is taken, its owner may come back. */
  readonly offered: 'link' | 'open' | null
  /** Whether whoever sits here came in the course of the game. */
  readonly taken_over: boolean
  /** Only told to whoever asked for it, when it is made. */
  readonly invite?: string
  /** What a program identifies itself with; only told to the host, when it is made. */
  readonly token?: string
}

export type SeatRecord = {
  readonly name: string
  readonly bot?: string
}

export type SeatRequest = {
  readonly kind: SeatKind
  readonly name?: string
  readonly bot?: string | null
  /** By their public id; the seat has their name until they take it. */
  readonly friend?: string | null
}

/** A browser that is signed in. */
export type SessionInfo = {
  readonly id: string
  readonly device: string
  readonly created: string
  /** To the day. */
  readonly seen: string
  readonly is_this: boolean
}

/** One line of the score sheet; the rows of a finished game sum to its scores. */
export type SheetRow = {
  readonly label: Message
  readonly points: readonly number[]
}

/** The latest lines, the oldest first, without those of people whom one does not want to hear. */
export type ShowChat = {
  readonly type: 'chat'
  readonly ref: Ref
  readonly lines: readonly ChatLine[]
  /** What can be said in any language. */
  readonly phrases: readonly string[]
}

/** On connecting, and whenever something of it changes or one of somebody's tables does. */
export type ShowDesk = {
  readonly type: 'desk'
  /** The tables where other people wait for them, longest waiting first. */
  readonly waiting: readonly string[]
  /** The seats that others keep for them, newest first. */
  readonly kept: readonly KeptSeat[]
  /** How many people would like to be their friends. */
  readonly asking: number
  /** How many reports nobody has dealt with, for hosts and moderators; 0 for others. */
  readonly reports: number
  /** The table that has changed, if one has. */
  readonly table?: TableInfo
  /** The table that was deleted, or where they have lost their seat. */
  readonly gone?: string
}

/** On connecting, and whenever something has changed; newest first. */
export type ShowLobby = {
  readonly type: 'lobby'
  readonly tables: readonly LobbyTable[]
}

/** What planned moves would lead to, if one's turn began now. */
export type ShowPlan = {
  readonly type: 'plan'
  readonly ref: Ref
  readonly seq: number
  /** As far as one can know. Its choices are those with which the plan could go on. */
  readonly view: View
  readonly notes: Readonly<Record<string, Note>>
  /** Those of the moves asked for that are possible one after the other. */
  readonly moves: readonly (Readonly<Record<string, Json>>)[]
  /** What each of them would do. */
  readonly events: readonly (readonly LoggedEvent[])[]
  /** Where nothing more can be planned: the turn is over, or something hidden comes to light. */
  readonly end: 'turn' | 'hidden' | null
  /** Why the move after these is not possible. */
  readonly problem: Message | null
}

export type ShowPreview = {
  readonly type: 'preview'
  readonly ref: Ref
  readonly seq: number
  readonly events: readonly LoggedEvent[]
  /** By seat: points that these events would give. */
  readonly gains: readonly number[]
  /** The same points by what would be scored. */
  readonly scorings: readonly Scoring[]
}

/** The whole state, on connecting and whenever the browser asks. While seats are free there is no view yet. */
export type ShowState = {
  readonly type: 'state'
  readonly seq: number
  readonly table: TableInfo
  readonly view: View | null
  readonly log: readonly LogEntry[]
  /** What is true of the components right now, by the names of their explanations. */
  readonly notes?: Readonly<Record<string, Note>>
  /** What the teacher says, where a lesson is given. */
  readonly lesson?: LessonNow
}

/** Sent after each accepted move, including one's own, and after an undo, with the whole log. */
export type ShowStep = {
  readonly type: 'step'
  readonly seq: number
  readonly events: readonly LoggedEvent[]
  readonly view: View
  readonly table: TableInfo
  /** Those that have changed, None for those that are gone: there are many, and few change at a time. */
  readonly notes?: Readonly<Record<string, Note | null>>
  readonly lesson?: LessonNow
  readonly undone?: boolean
  readonly log?: readonly LogEntry[]
}

/** Somebody joined, left or came back. */
export type ShowTable = {
  readonly type: 'table'
  readonly table: TableInfo
}

/**
 * Those who have the table open without sitting there. Told when it changes, and to whoever comes while there are
 * any.
 */
export type ShowWatchers = {
  readonly type: 'watchers'
  readonly count: number
  /** Of some who have given one. */
  readonly names: readonly string[]
}

/** What a device answers that has a passkey; bytes as base64url. */
export type SignedPasskey = {
  readonly credential: string
  readonly client_data: string
  readonly authenticator: string
  readonly signature: string
}

export type SiteInfo = {
  /** Where others in the local network find the server, for whoever sits at its own machine; None if they cannot. */
  readonly local_address: string | null
}

/** Over days: players look in when they can. */
export type Slow = {
  readonly kind: 'slow'
  /** For each turn. */
  readonly days: number
}

/** All games alone against a player controlled by the rules. */
export type SoloInfo = {
  readonly game: string
  /** A choice of the game's option level. */
  readonly level: string
  readonly games: number
  readonly wins: number
  readonly best: BestInfo
  /** What that player scored in the best of them. */
  readonly rival: number | null
}

export type StoppedInfo = {
  /** What one is told by e-mail from now on. */
  readonly turns: 'at_once' | 'daily' | 'none'
}

export type StoredInfo = {
  readonly about: Message
  /** How long. */
  readonly kept: Message
  readonly facts: readonly FactInfo[]
}

/** As browsers describe their subscriptions, with the language of what they are told. */
export type SubscribeRequest = {
  readonly endpoint: string
  readonly keys: PushKeys
  readonly language: string
}

export type TableInfo = {
  readonly id: string
  readonly game: string
  readonly options: Readonly<Record<string, string | number | boolean>>
  readonly terms: Terms
  readonly status: TableStatus
  readonly seq: number
  /** UTC, as in 2026-11-15T09:30:00.000Z. */
  readonly created: string
  readonly updated: string
  readonly to_act: number | null
  readonly scores: readonly number[]
  /** Of a game that is over but was not played to its end: nobody has won. */
  readonly ending: 'abandoned' | null
  /** The time that players have left, where it is limited. */
  readonly clock: ClockInfo | null
  /** The hash of the server's secret, which can be checked at the end. A chosen seed needs none. */
  readonly commitment: string | null
  /** Whoever opened the table chose the seed, and so may know how chance will turn out. */
  readonly is_seed_chosen: boolean
  /** Who takes part in the dealing, by first seats; None where nobody can. */
  readonly contributors: readonly ContributorInfo[] | null
  readonly seats: readonly SeatInfo[]
  /** The seats of this browser. */
  readonly mine: readonly number[]
  /** The seats that are kept for it. */
  readonly kept: readonly number[]
  readonly host: boolean
  /** Whether this browser may undo its last decision, with what bots have answered. */
  readonly can_undo: boolean
  /** Why it may not, if it may not. */
  readonly no_undo: Message | null
  /** Whether it may ask the others to let it undo its last turn. */
  readonly can_ask: boolean
  /** How many decisions of its turn only this browser has been told so far. */
  readonly untold: number
  /** Whether it may plan its next turn. */
  readonly can_plan: boolean
  /** What it has planned, and nobody else knows. */
  readonly plan: PlanInfo | null
  /** Of somebody who asks the others for something. */
  readonly request: RequestInfo | null
  /** Whether players keep something from each other: those at one screen take turns to look. */
  readonly has_hands: boolean
  /** Why the game cannot go on, if it cannot. */
  readonly problem: Message | null
  /** When the table was put away because nobody had touched it for long, if it was. */
  readonly expired: string | null
  /** The lesson that is given here, if one is. */
  readonly lesson: string | null
  /** The table where the same people play again. */
  readonly rematch: string | null
  /** None for real games. */
  readonly branch: BranchInfo | null
}

export type TableLine = {
  readonly id: string
  readonly game: string
  readonly status: string
  readonly moves: number
  readonly created: string
  readonly updated: string
  /** When it was put away, if it was. */
  readonly expired: string | null
  readonly players: readonly PlayerLine[]
}

export type TableRequest = {
  readonly game: string
  readonly seats: readonly SeatRequest[]
  readonly options?: Readonly<Record<string, string | number | boolean>>
  /** Chosen: everybody is told so. */
  readonly seed?: number | null
  /** Seals what this browser will contribute to the dealing: its SHA-256 in hexadecimal digits. */
  readonly commitment?: string | null
  readonly terms?: Terms
}

export type TellSaid = {
  readonly type: 'said'
  readonly line: ChatLine
}

/** Without a reason, the move is possible. */
export type TellWhy = {
  readonly type: 'why'
  readonly ref: Ref
  readonly reason: Message | null
}

export type Terms = {
  readonly pace: Pace
  /** Whether the lobby shows the table; otherwise only those who have its link find it. */
  readonly is_listed: boolean
  /** Whether the result counts for the players' ratings. */
  readonly is_rated: boolean
  /** Whether others may look on while the game is played. */
  readonly may_watch: boolean
  /** The bot that plays for somebody who has left. */
  readonly stand_in: string
}

export type TicketInfo = {
  /** For the fragment of a link, which browsers send to nobody. */
  readonly ticket: string
  /** How long it is good. */
  readonly minutes: number
}

/** What a ticket would bring, before it is used. */
export type TicketOffer = {
  /** Whose it is. */
  readonly name: string
  readonly has_account: boolean
  /** Of a seat that moves; None for a whole person. */
  readonly table: string | null
  readonly seat: number | null
}

export type TieRequest = {
  readonly act: 'ask' | 'accept' | 'remove' | 'mute' | 'block' | 'hear'
}

/** How everybody stood when a turn was over. */
export type TurnScore = {
  /** How many moves had been made by then. */
  readonly moves: number
  /** Whose turn it was; None before the first one. */
  readonly seat: number | null
  readonly scores: readonly number[]
}

export type Undo = {
  readonly type: 'undo'
  readonly ref: Ref
  readonly seq: number
}

/** Everybody takes the time that they need. */
export type Untimed = {
  readonly kind: 'untimed'
}

export type VacationInfo = {
  /** How many everybody has in a year; 0 where there are none. */
  readonly days_each: number
  /** Seconds that this person has left. */
  readonly left: number
  /** When their vacation ends, if they have one now. */
  readonly ends: string | null
  /** How many of their games in progress have clocks that stand still meanwhile. */
  readonly tables: number
}

/** See docs/protocol.md. seat is None for a spectator; legal is only filled in for the seat to act. */
export type View<BoardT = Board, MoveT = Move> = {
  readonly game: string
  readonly players: number
  readonly seat: number | null
  readonly to_act: number | null
  readonly is_over: boolean
  readonly prompt: Message | null
  /** Which step of the turn is due, in games whose turns have fixed steps. */
  readonly progress: Progress | null
  /** The names of the players controlled by the rules, whose scores follow those of the seats. */
  readonly automata: readonly Message[]
  readonly scores: readonly number[]
  readonly legal: readonly Choice<MoveT>[]
  readonly board: BoardT
  readonly result: Result | null
}

export type ServerMessage =
  | ShowState
  | ShowStep
  | ShowTable
  | Acknowledge
  | Refuse
  | ShowPreview
  | ShowPlan
  | GiveHint
  | TellWhy
  | ShowChat
  | TellSaid
  | ShowWatchers

export type ClientMessage =
  | PlayMove
  | Undo
  | EndTurn
  | AskUndo
  | AskAbandon
  | AskReplace
  | AskOffer
  | AnswerRequest
  | Resign
  | ComeBack
  | AskPreview
  | AskHint
  | AskWhy
  | Contribute
  | DealWithout
  | AskState
  | AskPlan
  | KeepPlan
  | SayText
  | SayPhrase
  | AskChat
