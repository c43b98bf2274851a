// Written by `.venv/bin/python -m tools.wire_types` from the server's structures; do not edit.
import type { Note } from '../../net/generated'

/** NZ-13: an action of the location, from left to right; terrain and wellington are named. */
export type Act = {
  readonly kind: 'act'
  readonly action: string
}

/** neutral as of BreederMoved. */
export type ActionTaken = {
  readonly kind: 'action_taken'
  readonly seat: number
  readonly space: string
  readonly action: string
  readonly neutral: string
}

/** NZ-25: an unused shepherd adds two cards to the market. */
export type AddSheep = {
  readonly kind: 'add_sheep'
}

/** An auxiliary action. */
export type AuxiliaryEffect = {
  readonly op: 'aux'
  readonly mode: 'single' | 'single_or_double'
}

export type AuxiliaryMove = {
  readonly kind: 'auxiliary'
  readonly action: string
  readonly times: number
}

export type AuxiliaryTaken = {
  readonly kind: 'auxiliary_taken'
  readonly seat: number
  readonly action: string
  readonly times: number
}

export type Bags = {
  readonly a: number
  readonly b: number
}

export type BonusMarket = {
  readonly rows: readonly TileRow[]
  /** The leftmost one in use, counted from 1. */
  readonly first_column: number
  /** The row where it stands, counted from 0; None once it is taken. */
  readonly marker: number | null
  /** From the marker to the end. */
  readonly rows_left: number
}

export type BonusPile = {
  readonly card: string
  readonly left: number
  readonly gold: number
}

/** neutral is the letter of the neutral building there, empty where none lies. */
export type BreederMoved = {
  readonly kind: 'breeder_moved'
  readonly seat: number
  readonly to: string
  readonly neutral: string
}

/** Place or replace a building for so many pounds per builder. */
export type Build = {
  readonly op: 'build'
  readonly per_builder: number
}

export type BuildAt = {
  readonly kind: 'build_at'
  readonly space: string
}

export type BuildingBuilt = {
  readonly kind: 'building_built'
  readonly seat: number
  readonly building: number
  readonly space: string
}

export type BuildingReplaced = {
  readonly kind: 'building_replaced'
  readonly seat: number
  readonly building: number
  readonly space: string
  readonly old: number
}

export type BuildingsFlipped = {
  readonly kind: 'buildings_flipped'
  readonly seat: number
}

export type BuyBonusCard = {
  readonly kind: 'buy_bonus_card'
  readonly pile: string
}

/** Buy sheep of the market with one's shepherds. */
export type BuySheepEffect = {
  readonly op: 'buy_sheep'
}

/** option is the line of the sheep market's price list. */
export type BuySheepMove = {
  readonly kind: 'buy_sheep'
  readonly option: number
  readonly breed: string
}

export type CardDiscarded = {
  readonly kind: 'card_discarded'
  readonly seat: number
  readonly card: string
}

/** Only who draws it sees which. */
export type CardDrawn = {
  readonly kind: 'card_drawn'
  readonly seat: number
  readonly card: string
}

export type CardPlayed = {
  readonly kind: 'card_played'
  readonly seat: number
  readonly card: string
}

export type CardRemoved = {
  readonly kind: 'card_removed'
  readonly seat: number
  readonly card: string
}

export type CardTaken = {
  readonly kind: 'card_taken'
  readonly seat: number
  readonly card: string
  readonly to_pile: boolean
}

/** Advance the certificate marker. */
export type Certificate = {
  readonly op: 'cert'
  readonly n: number
}

/** A higher limit of temporary certificates. */
export type CertificateLimit = {
  readonly op: 'certificate_limit'
  readonly n: number
}

export type CertificatesChanged = {
  readonly kind: 'certificates_changed'
  readonly seat: number
  readonly certificates: number
  readonly paid: number
}

/** Do exactly one of these. */
export type Choice = {
  readonly op: 'choice'
  readonly of: readonly (GainMoney | PayMoney | Gold | Token | Certificate | Explore | PermanentCertificate | PermanentWool | StepLimit | HandLimit | CertificateLimit | TopDeck | DrawDiscard | DrawThenDiscard | Walk | BuySheepEffect | TakeObjectiveEffect | ReplacePlusOne | WarehouseWithin | RemoveFromHand | Ship | ShearEffect | HireEffect | InvestEffect | Build | RemoveHazardEffect | DeliverWool | AuxiliaryEffect | TakeCard | MarketSheep | GainMoneyPer | PerItem | Choice | DiscardFor)[]
}

/** One of several effects, counted from 1. */
export type Choose = {
  readonly kind: 'choose'
  readonly option: number
}

export type ChooseBuilding = {
  readonly kind: 'choose_building'
  readonly building: number
}

export type ChoosePort = {
  readonly kind: 'choose_port'
  readonly port: string
}

/** The row a joker goes to, or whose last worker becomes a harbour's captain. */
export type ChooseRow = {
  readonly kind: 'choose_row'
  readonly worker: string
}

export type Deliver = {
  readonly kind: 'deliver'
  readonly counter: string
}

/** Place a disc on the wool counter of this value. */
export type DeliverWool = {
  readonly op: 'deliver_wool'
  readonly value: number
}

export type Delivered = {
  readonly kind: 'delivered'
  readonly seat: number
  readonly counter: string
}

export type DiscMoved = {
  readonly kind: 'disc_moved'
  readonly seat: number
  readonly port: string
}

export type DiscTaken = {
  readonly kind: 'disc_taken'
  readonly seat: number
  readonly space: string
}

export type Discard = {
  readonly kind: 'discard'
  readonly card: string
}

/** Discard exactly what is asked for, then do what follows. */
export type DiscardFor = {
  readonly op: 'discard_for'
  readonly what: string
  readonly then: readonly (GainMoney | PayMoney | Gold | Token | Certificate | Explore | PermanentCertificate | PermanentWool | StepLimit | HandLimit | CertificateLimit | TopDeck | DrawDiscard | DrawThenDiscard | Walk | BuySheepEffect | TakeObjectiveEffect | ReplacePlusOne | WarehouseWithin | RemoveFromHand | Ship | ShearEffect | HireEffect | InvestEffect | Build | RemoveHazardEffect | DeliverWool | AuxiliaryEffect | TakeCard | MarketSheep | GainMoneyPer | PerItem | Choice | DiscardFor)[]
  readonly may_waive?: boolean
}

/** Stop here, take no more, decline. */
export type Done = {
  readonly kind: 'done'
}

export type Draw = {
  readonly kind: 'draw'
}

/** Draw up to n cards, then discard as many. */
export type DrawDiscard = {
  readonly op: 'draw_discard'
  readonly n: number
}

/** NZ-29: the top card of the pile, unseen. */
export type DrawObjective = {
  readonly kind: 'draw_objective'
}

/** Draw n cards, then discard n. */
export type DrawThenDiscard = {
  readonly op: 'draw_then_discard'
  readonly n: number
}

/** NZ-31: a token for up to two new cards. */
export type Exchange = {
  readonly kind: 'exchange'
}

/** NZ-31: two tokens and a Shropshire for a gold. */
export type ExchangeTwo = {
  readonly kind: 'exchange_two'
}

export type Exchanged = {
  readonly kind: 'exchanged'
  readonly seat: number
  readonly tokens: number
}

/** Advance on the exploration track. */
export type Explore = {
  readonly op: 'explore'
  readonly n: number
}

export type Explored = {
  readonly kind: 'explored'
  readonly seat: number
  readonly to: number
}

export type Farm = {
  readonly seat: number
  readonly money: number
  readonly gold: number
  readonly certificates: number
  readonly certificate_limit: number
  readonly permanent_certificates: number
  readonly wool: number
  readonly tokens: number
  readonly breeder: string | null
  readonly ship: string
  readonly explored: number
  readonly movement_limit: number
  readonly movement_tile: number
  readonly ignores_taxes: boolean
  readonly hand_limit: number
  /** The spaces that still hold one. */
  readonly discs: readonly string[]
  /** How many discs have left each auxiliary action: so often it is free. */
  readonly auxiliary: Readonly<Record<string, number>>
  /** Left in each pair. */
  readonly warehouses: readonly number[]
  /** The tiles of each row after the printed worker, from the left. */
  readonly workers: Readonly<Record<'shepherd' | 'builder' | 'sailor' | 'shearer', readonly ('worker' | 'joker')[]>>
  readonly buildings: readonly number[]
  readonly hazards: Readonly<Record<string, number>>
  readonly tiles: Readonly<Record<string, number>>
  readonly harbourmasters: readonly number[]
  readonly ports: readonly string[]
  readonly delivered: Readonly<Record<string, number>>
  readonly played: Readonly<Record<string, number>>
  readonly discard: Readonly<Record<string, number>>
  readonly hand_size: number
  readonly pile_size: number
  readonly known_top: readonly string[]
  readonly herd: Readonly<Record<string, number>>
  readonly visits: number
  /** By category, as things stand. */
  readonly points: readonly number[]
  /** Only for its owner. */
  readonly hand?: Readonly<Record<string, number>>
}

export type Forecast = {
  readonly kind: 'forecast'
  readonly space: string
}

export type ForecastChosen = {
  readonly kind: 'forecast_chosen'
  readonly seat: number
  readonly tile: string
}

export type ForecastDrawn = {
  readonly kind: 'forecast_drawn'
  readonly seat: number
  readonly tile: string
}

/** Receive pounds from the bank. */
export type GainMoney = {
  readonly op: 'gain_money'
  readonly n: number
}

/** Receive n pounds per counted thing. */
export type GainMoneyPer = {
  readonly op: 'gain_money_per'
  readonly n: number
  readonly per: 'objective_played' | 'lush_building' | 'hazard_pair' | 'shepherd' | 'warehouse' | 'exploration_5' | 'hazard' | 'warehouse_pair' | 'certificate' | 'building' | 'worker_pair' | 'ferry'
}

export type GameEnded = {
  readonly kind: 'game_ended'
  readonly scores: readonly number[]
  readonly winners: readonly number[]
}

/** Advance the gold marker, or move it back: part of a bonus tile's price. */
export type Gold = {
  readonly op: 'gold'
  readonly n: number
}

export type GoldChanged = {
  readonly kind: 'gold_changed'
  readonly seat: number
  readonly gold: number
  readonly paid: number
}

/** A higher hand limit. */
export type HandLimit = {
  readonly op: 'hand_limit'
  readonly n: number
}

/** The harbourmaster tile of a medium port, or the worker who was given for it. */
export type Harbour = {
  readonly harbourmaster?: number
  readonly captain?: 'shepherd' | 'builder' | 'sailor' | 'shearer' | 'joker'
}

export type HarbourmasterTaken = {
  readonly kind: 'harbourmaster_taken'
  readonly seat: number
  readonly tile: number
  readonly worker: string
}

export type HazardRemoved = {
  readonly kind: 'hazard_removed'
  readonly seat: number
  readonly tile: string
  readonly space: string
}

/** Hire a worker; mod changes the price. */
export type HireEffect = {
  readonly op: 'hire'
  readonly mod?: number
}

export type HireMove = {
  readonly kind: 'hire'
  readonly worker: string
  readonly row: number
}

export type HoldBack = {
  readonly kind: 'hold_back'
  readonly card: string
}

export type IncomeCounted = {
  readonly kind: 'income_counted'
  readonly seat: number
  readonly total: number
}

/** Take a bonus tile; mod changes the price. */
export type InvestEffect = {
  readonly op: 'invest'
  readonly mod?: number
}

export type InvestMove = {
  readonly kind: 'invest'
  readonly row: number
  readonly column: number
}

export type JobRow = {
  /** As the action in progress changes it. */
  readonly pounds: number
  /** Whether one stands there, in the order of the worker rows. */
  readonly workers: readonly boolean[]
}

export type JokerPlaced = {
  readonly kind: 'joker_placed'
  readonly seat: number
  readonly worker: string
}

export type LastRound = {
  readonly kind: 'last_round'
  readonly seat: number
}

/** An action printed where the breeder of the turn stands. */
export type LocationAction = {
  readonly action: string
  readonly effects: readonly (GainMoney | PayMoney | Gold | Token | Certificate | Explore | PermanentCertificate | PermanentWool | StepLimit | HandLimit | CertificateLimit | TopDeck | DrawDiscard | DrawThenDiscard | Walk | BuySheepEffect | TakeObjectiveEffect | ReplacePlusOne | WarehouseWithin | RemoveFromHand | Ship | ShearEffect | HireEffect | InvestEffect | Build | RemoveHazardEffect | DeliverWool | AuxiliaryEffect | TakeCard | MarketSheep | GainMoneyPer | PerItem | Choice | DiscardFor)[]
  readonly used: boolean
}

export type MarketFilled = {
  readonly kind: 'market_filled'
  readonly seat: number
  readonly card: string
}

/** Take up to n sheep of these breeds from the market, together for the cost. */
export type MarketSheep = {
  readonly op: 'market_sheep'
  readonly n: number
  readonly breeds: readonly string[]
  readonly cost?: number
  readonly to?: 'discard' | 'draw_pile'
}

/** Less than 0 when it is given away; paid is then how much, else 0. The same for what follows. */
export type MoneyChanged = {
  readonly kind: 'money_changed'
  readonly seat: number
  readonly pounds: number
  readonly paid: number
}

export type MovementTileTaken = {
  readonly kind: 'movement_tile_taken'
  readonly seat: number
}

export type NewZealandBoard = {
  readonly turn: Turn
  readonly trail: Readonly<Record<string, Site>>
  readonly neutral_flipped: boolean
  /** Of the farms' buildings, by number. */
  readonly sides: Readonly<Record<string, 'a' | 'b'>>
  readonly jobs: readonly JobRow[]
  readonly bonus_market: BonusMarket
  readonly price_change: PriceChange
  readonly marker_owner: number | null
  readonly forecast: readonly (string | null)[]
  readonly bags: Bags
  readonly sheep_market: Readonly<Record<string, number>>
  readonly sheep_pile: number
  readonly objectives: Objectives
  readonly support: Readonly<Record<string, number>>
  /** By the sign of their pile. */
  readonly bonus_cards: Readonly<Record<string, BonusPile>>
  readonly harbours: Readonly<Record<string, Harbour>>
  /** What upgrading each port costs whoever comes next; ports that are full are left out. */
  readonly port_prices: Readonly<Record<string, number>>
  readonly movement_tiles: number
  /** Of the exploration track. */
  readonly movement_tile_space: number
  readonly farms: readonly Farm[]
  readonly sarah: Sarah | null
  /**
   * What the things on the table say just now beside what is printed, by the names of their explanations;
   * those of a farm's board end with @ and its seat.
   */
  readonly notes: Readonly<Record<string, Note>>
}

export type ObjectiveRevealed = {
  readonly kind: 'objective_revealed'
  readonly seat: number
  readonly card: string
}

export type Objectives = {
  readonly offer: readonly string[]
  readonly pile: number
}

/** Pay pounds to the bank: part of a bonus tile's price. */
export type PayMoney = {
  readonly op: 'pay_money'
  readonly n: number
}

/** Do what follows once per counted thing. */
export type PerItem = {
  readonly op: 'per_item'
  readonly per: 'objective_played' | 'lush_building' | 'hazard_pair' | 'shepherd' | 'warehouse' | 'exploration_5' | 'hazard' | 'warehouse_pair' | 'certificate' | 'building' | 'worker_pair' | 'ferry'
  readonly then: readonly (GainMoney | PayMoney | Gold | Token | Certificate | Explore | PermanentCertificate | PermanentWool | StepLimit | HandLimit | CertificateLimit | TopDeck | DrawDiscard | DrawThenDiscard | Walk | BuySheepEffect | TakeObjectiveEffect | ReplacePlusOne | WarehouseWithin | RemoveFromHand | Ship | ShearEffect | HireEffect | InvestEffect | Build | RemoveHazardEffect | DeliverWool | AuxiliaryEffect | TakeCard | MarketSheep | GainMoneyPer | PerItem | Choice | DiscardFor)[]
}

/** Own more permanent certificates. */
export type PermanentCertificate = {
  readonly op: 'permanent_certificate'
  readonly n: number
}

export type PermanentGained = {
  readonly kind: 'permanent_gained'
  readonly seat: number
  readonly what: string
  readonly count: number
}

/** Own more permanent wool. */
export type PermanentWool = {
  readonly op: 'permanent_wool'
  readonly n: number
}

export type PileShuffled = {
  readonly kind: 'pile_shuffled'
  readonly seat: number
}

export type PlayCard = {
  readonly kind: 'play_card'
  readonly card: string
}

export type PortUpgraded = {
  readonly kind: 'port_upgraded'
  readonly seat: number
  readonly port: string
}

/** How many pounds the action in progress adds to the printed prices. */
export type PriceChange = {
  readonly jobs: number
  readonly tiles: number
}

/** NZ-31: end the turn, and use tokens after it. */
export type React = {
  readonly kind: 'react'
  readonly reaction: string
}

/** Remove a card from hand out of the game: part of a bonus tile's price. */
export type RemoveFromHand = {
  readonly op: 'remove_from_hand'
  readonly what: 'own_starting_sheep_breeding_2'
}

/** Pay, take a hazard tile and its support card. */
export type RemoveHazardEffect = {
  readonly op: 'remove_hazard'
  readonly cost?: number
}

export type RemoveHazardMove = {
  readonly kind: 'remove_hazard'
  readonly space: string
}

/** Replace one's building by one that needs exactly one builder more. */
export type ReplacePlusOne = {
  readonly op: 'replace_plus_1'
}

/** NZ-16, NZ-28: show all sheep that are not held back. */
export type Reveal = {
  readonly kind: 'reveal'
}

export type Sail = {
  readonly kind: 'sail'
  readonly to: string
}

export type Sarah = {
  readonly speciality: 'shepherd' | 'builder' | 'sailor' | 'shearer'
  readonly card: number | null
  /** The cards to come, without their order. */
  readonly pile: readonly number[]
  readonly deck: readonly number[]
  readonly next_counter: string
  readonly discs: number
}

export type SarahCardDrawn = {
  readonly kind: 'sarah_card_drawn'
  readonly seat: number
  readonly card: number
}

/** Shear up to n sheep of different breeds. */
export type ShearEffect = {
  readonly op: 'shear'
  readonly n: number | 'shearers'
}

/** NZ-28: enough drawn, now the sheep. */
export type ShearMove = {
  readonly kind: 'shear'
}

export type SheepRevealed = {
  readonly kind: 'sheep_revealed'
  readonly seat: number
  readonly card: string
}

/** Sail up to n spaces; the last step may upgrade a port. */
export type Ship = {
  readonly op: 'ship'
  readonly n: number | 'sailors'
}

export type ShipMoved = {
  readonly kind: 'ship_moved'
  readonly seat: number
  readonly to: string
}

/** The sheep that would be shown now, and what they would be worth with all that is permanent. */
export type Showing = {
  readonly cards: readonly string[]
  readonly worth: number
}

/** What lies on a space of the trail: a hazard, a neutral building with its side up, or a farm's building. */
export type Site = {
  readonly hazard?: string
  readonly neutral?: string
  readonly side?: 1 | 2
  readonly owner?: number
  readonly building?: number
}

export type SpecialityChanged = {
  readonly kind: 'speciality_changed'
  readonly seat: number
  readonly worker: string
}

export type SpendCertificates = {
  readonly kind: 'spend_certificates'
  readonly count: number
}

export type StartAt = {
  readonly kind: 'start_at'
  readonly space: string
}

/** NZ-10: to the next location on the chosen way. */
export type Step = {
  readonly kind: 'step'
  readonly to: string
}

/** A higher movement limit. */
export type StepLimit = {
  readonly op: 'step_limit'
  readonly n: number
}

/** NZ-21: so many certificates or steps of exploration, the others are given up. */
export type Take = {
  readonly kind: 'take'
  readonly count: number
}

/** Take a support card. */
export type TakeCard = {
  readonly op: 'take_card'
  readonly card: string
  readonly may_waive?: boolean
}

/** NZ-17: the disc that leaves the player board. */
export type TakeDisc = {
  readonly kind: 'take_disc'
  readonly space: string
}

/** Take an objective card. */
export type TakeObjectiveEffect = {
  readonly op: 'objective'
}

export type TakeObjectiveMove = {
  readonly kind: 'take_objective'
  readonly card: string
}

export type TakeSheep = {
  readonly kind: 'take_sheep'
  readonly breed: string
}

export type TakeWarehouse = {
  readonly kind: 'take_warehouse'
  readonly pair: number
}

/** owner is the seat that gets it, -1 the bank; Sarah has no money, hers goes to the bank. */
export type TaxPaid = {
  readonly kind: 'tax_paid'
  readonly seat: number
  readonly owner: number
  readonly pounds: number
  readonly space: string
}

export type TileFlipped = {
  readonly kind: 'tile_flipped'
  readonly seat: number
  readonly tile: string
}

export type TileRemoved = {
  readonly kind: 'tile_removed'
  readonly seat: number
  readonly tile: string
}

export type TileRow = {
  /** As the action in progress changes it. */
  readonly pounds: number
  readonly tiles: readonly (string | null)[]
}

export type TileTaken = {
  readonly kind: 'tile_taken'
  readonly seat: number
  readonly tile: string
  readonly pounds: number
}

/** Receive exchange tokens. */
export type Token = {
  readonly op: 'token'
  readonly n: number
}

export type TokensChanged = {
  readonly kind: 'tokens_changed'
  readonly seat: number
  readonly tokens: number
  readonly paid: number
}

/** Every card acquired this turn goes on top of one's draw pile. */
export type TopDeck = {
  readonly op: 'top_deck'
}

export type Turn = {
  readonly seat: number
  readonly number: number
  /** What is asked, None when the game is over. */
  readonly pending: string | null
  /** While they are offered. */
  readonly actions: readonly LocationAction[]
  /** Those among which choose chooses. */
  readonly options: readonly (GainMoney | PayMoney | Gold | Token | Certificate | Explore | PermanentCertificate | PermanentWool | StepLimit | HandLimit | CertificateLimit | TopDeck | DrawDiscard | DrawThenDiscard | Walk | BuySheepEffect | TakeObjectiveEffect | ReplacePlusOne | WarehouseWithin | RemoveFromHand | Ship | ShearEffect | HireEffect | InvestEffect | Build | RemoveHazardEffect | DeliverWool | AuxiliaryEffect | TakeCard | MarketSheep | GainMoneyPer | PerItem | Choice | DiscardFor | TurnMovementTile | TurnTaxTile)[]
  /** Pounds per builder, while a building is chosen or placed. */
  readonly wage?: number
  /** The one that is being placed. */
  readonly building?: number
  /** What placing it costs, by space. */
  readonly site_prices?: Readonly<Record<string, number>>
  /** While sheep are shown, and only for their owner. */
  readonly showing?: Showing
}

/** NZ-30: one step more; the exploration track offers it. */
export type TurnMovementTile = {
  readonly op: 'turn_movement_tile'
}

export type TurnStarted = {
  readonly kind: 'turn_started'
  readonly seat: number
}

/** NZ-30: no more taxes; the exploration track offers it. */
export type TurnTaxTile = {
  readonly op: 'turn_tax_tile'
}

/** NZ-27: the port where the ship lies. */
export type Upgrade = {
  readonly kind: 'upgrade'
}

/** Advance one's breeder up to n locations, then an extra phase B. */
export type Walk = {
  readonly op: 'walk'
  readonly n: number
}

export type WarehouseTaken = {
  readonly kind: 'warehouse_taken'
  readonly seat: number
  readonly pair: number
}

/** Place a warehouse in a port at most n steps away, the upgrade included. */
export type WarehouseWithin = {
  readonly op: 'warehouse_within'
  readonly n: number
}

export type WoolCounted = {
  readonly kind: 'wool_counted'
  readonly seat: number
  readonly total: number
}

export type WorkerHired = {
  readonly kind: 'worker_hired'
  readonly seat: number
  readonly worker: string
  readonly pounds: number
}

export type NewZealandMove =
  | Done
  | Discard
  | TakeDisc
  | StartAt
  | Step
  | Act
  | AuxiliaryMove
  | PlayCard
  | BuyBonusCard
  | Exchange
  | ExchangeTwo
  | HireMove
  | InvestMove
  | ChooseRow
  | BuySheepMove
  | AddSheep
  | TakeSheep
  | ChooseBuilding
  | BuildAt
  | Sail
  | Upgrade
  | TakeWarehouse
  | ChoosePort
  | Reveal
  | HoldBack
  | SpendCertificates
  | Deliver
  | Forecast
  | TakeObjectiveMove
  | DrawObjective
  | RemoveHazardMove
  | Choose
  | Draw
  | ShearMove
  | Take
  | React

export type NewZealandEvent =
  | TurnStarted
  | BreederMoved
  | TaxPaid
  | MoneyChanged
  | GoldChanged
  | CertificatesChanged
  | TokensChanged
  | Explored
  | CardDrawn
  | CardDiscarded
  | CardTaken
  | CardPlayed
  | CardRemoved
  | PileShuffled
  | WorkerHired
  | TileTaken
  | BuildingBuilt
  | BuildingReplaced
  | ShipMoved
  | PortUpgraded
  | HarbourmasterTaken
  | DiscTaken
  | DiscMoved
  | Delivered
  | SheepRevealed
  | IncomeCounted
  | WoolCounted
  | ForecastChosen
  | ForecastDrawn
  | MarketFilled
  | BuildingsFlipped
  | HazardRemoved
  | ObjectiveRevealed
  | JokerPlaced
  | MovementTileTaken
  | TileFlipped
  | LastRound
  | GameEnded
  | ActionTaken
  | WarehouseTaken
  | SarahCardDrawn
  | SpecialityChanged
  | TileRemoved
  | AuxiliaryTaken
  | Exchanged
  | PermanentGained
