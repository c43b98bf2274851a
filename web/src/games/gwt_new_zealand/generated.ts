// Written by `.venv/bin/python -m tools.wire_types` from the server's structures; do not edit.
import type { SheetRow } from '../../net/generated'

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

/** Cards from the sheep pile are added to the market. */
export type AddSheepHerEffect = {
  readonly op: 'add_sheep'
  readonly n: number
}

/** NZ-25: an unused shepherd adds two cards to the market. */
export type AddSheepMove = {
  readonly kind: 'add_sheep'
}

export type Arrow = {
  readonly from_row: number
  readonly colour: 'black' | 'yellow' | 'turquoise' | 'red'
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

export type AuxiliaryPrinted = {
  readonly id: string
  readonly discs: readonly [string, string]
  readonly cost: number
  readonly actions: readonly (GainMoney | PayMoney | Gold | Token | Certificate | ExplorePlain | PermanentCertificate | PermanentWool | StepLimit | HandLimit | CertificateLimit | TopDeck | DrawDiscard | DrawThenDiscard | Walk | BuySheepEffect | TakeObjectiveEffect | ReplacePlusOne | WarehouseWithin | RemoveFromHand | Ship | ShearEffect | HireEffect | InvestEffect | BuildEffect | RemoveHazardEffect | DeliverWoolEffect | AuxiliaryEffect | TakeCard | MarketSheep | GainMoneyPer | PerItem | Choice | DiscardFor)[]
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

export type Board = {
  readonly setup: SetupRules
  readonly bonus_card_slots: BonusCardSlots
  readonly fees: Fees
  readonly job_market: JobMarket
  readonly bonus_market: BonusMarket
  readonly sheep_market: SheepMarket
  readonly exploration: Exploration
  readonly player_board: PlayerBoard
  readonly game_end: GameEnd
}

/** A bonus card according to the number of her sailors and the card's table. */
export type BonusCard = {
  readonly op: 'bonus_card'
}

export type BonusCardSlots = {
  readonly gold_cost: Readonly<Record<'wheel' | 'barrel' | 'bell' | 'compass', number>>
}

export type BonusMarket = {
  readonly columns: number
  readonly token_start_row: number
  readonly row_costs_top_to_bottom: readonly number[]
  readonly arrows: readonly Arrow[]
}

export type BonusPile = {
  readonly card: string
  readonly left: number
  readonly gold: number
}

export type BonusSet = {
  readonly set: number
  readonly count: number
  readonly kind: 'sheep' | 'action' | 'objective'
  readonly vp: number
  readonly is_ferry?: boolean
  readonly breeding?: number
  readonly wool?: number
  readonly actions?: readonly (GainMoney | PayMoney | Gold | Token | Certificate | ExplorePlain | PermanentCertificate | PermanentWool | StepLimit | HandLimit | CertificateLimit | TopDeck | DrawDiscard | DrawThenDiscard | Walk | BuySheepEffect | TakeObjectiveEffect | ReplacePlusOne | WarehouseWithin | RemoveFromHand | Ship | ShearEffect | HireEffect | InvestEffect | BuildEffect | RemoveHazardEffect | DeliverWoolEffect | AuxiliaryEffect | TakeCard | MarketSheep | GainMoneyPer | PerItem | Choice | DiscardFor)[]
  readonly conditions?: readonly ('disc_13_plus' | 'building' | 'building_4' | 'shearers_2' | 'warehouse' | 'lincoln_or_corriedale' | 'hampshire_or_ryeland' | 'ferry' | 'explored_6' | 'flood')[]
  readonly penalty?: number
}

export type BonusTile = {
  readonly id: string
  readonly count: number
  readonly vp: number
  readonly cost?: readonly (GainMoney | PayMoney | Gold | Token | Certificate | ExplorePlain | PermanentCertificate | PermanentWool | StepLimit | HandLimit | CertificateLimit | TopDeck | DrawDiscard | DrawThenDiscard | Walk | BuySheepEffect | TakeObjectiveEffect | ReplacePlusOne | WarehouseWithin | RemoveFromHand | Ship | ShearEffect | HireEffect | InvestEffect | BuildEffect | RemoveHazardEffect | DeliverWoolEffect | AuxiliaryEffect | TakeCard | MarketSheep | GainMoneyPer | PerItem | Choice | DiscardFor)[]
  readonly actions?: readonly (GainMoney | PayMoney | Gold | Token | Certificate | ExplorePlain | PermanentCertificate | PermanentWool | StepLimit | HandLimit | CertificateLimit | TopDeck | DrawDiscard | DrawThenDiscard | Walk | BuySheepEffect | TakeObjectiveEffect | ReplacePlusOne | WarehouseWithin | RemoveFromHand | Ship | ShearEffect | HireEffect | InvestEffect | BuildEffect | RemoveHazardEffect | DeliverWoolEffect | AuxiliaryEffect | TakeCard | MarketSheep | GainMoneyPer | PerItem | Choice | DiscardFor)[]
}

/** neutral is the letter of the neutral building there, empty if there is none. */
export type BreederMoved = {
  readonly kind: 'breeder_moved'
  readonly seat: number
  readonly to: string
  readonly neutral: string
}

export type BuildAt = {
  readonly kind: 'build_at'
  readonly space: string
}

/** Place or replace a building at this price per builder. */
export type BuildEffect = {
  readonly op: 'build'
  readonly per_builder: number
}

/** With exactly this many builders. */
export type BuildExactly = {
  readonly op: 'build_exactly'
  readonly n: number
}

/** With as many builders as possible. */
export type BuildHerEffect = {
  readonly op: 'build'
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

/** Buy sheep from the market with one's shepherds. */
export type BuySheepEffect = {
  readonly op: 'buy_sheep'
}

/** According to her market tile and the number of her shepherds. */
export type BuySheepHerEffect = {
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

/** Only the player who draws it sees which card it is. */
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

export type Cards = {
  readonly sheep: readonly Sheep[]
  readonly support: readonly Support[]
  readonly bonus_set: readonly BonusSet[]
  readonly objective: readonly Objective[]
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
  readonly of: readonly (GainMoney | PayMoney | Gold | Token | Certificate | ExplorePlain | PermanentCertificate | PermanentWool | StepLimit | HandLimit | CertificateLimit | TopDeck | DrawDiscard | DrawThenDiscard | Walk | BuySheepEffect | TakeObjectiveEffect | ReplacePlusOne | WarehouseWithin | RemoveFromHand | Ship | ShearEffect | HireEffect | InvestEffect | BuildEffect | RemoveHazardEffect | DeliverWoolEffect | AuxiliaryEffect | TakeCard | MarketSheep | GainMoneyPer | PerItem | Choice | DiscardFor)[]
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

/** The row that a joker goes to, or whose last worker is exchanged for a harbourmaster. */
export type ChooseRow = {
  readonly kind: 'choose_row'
  readonly worker: string
}

export type Deliver = {
  readonly kind: 'deliver'
  readonly counter: string
}

/** Place a disc on the wool counter of this value. */
export type DeliverWoolEffect = {
  readonly op: 'deliver_wool'
  readonly value: number
}

/** A disc on the wool counter of this value. */
export type DeliverWoolHerEffect = {
  readonly op: 'deliver_wool'
  readonly value: number
}

export type Delivered = {
  readonly kind: 'delivered'
  readonly seat: number
  readonly counter: string
}

export type Difficulty = {
  readonly name: string
  readonly removed_cards: readonly number[]
  readonly first_delivery: number
}

export type DiscMoved = {
  readonly kind: 'disc_moved'
  readonly seat: number
  readonly port: string
}

export type DiscSpace = {
  readonly id: string
  readonly starts: 'disc' | 'grey'
  readonly border: 'none' | 'white' | 'black'
  readonly unlock_cost: number
  readonly vp?: number
  readonly actions?: readonly (GainMoney | PayMoney | Gold | Token | Certificate | ExplorePlain | PermanentCertificate | PermanentWool | StepLimit | HandLimit | CertificateLimit | TopDeck | DrawDiscard | DrawThenDiscard | Walk | BuySheepEffect | TakeObjectiveEffect | ReplacePlusOne | WarehouseWithin | RemoveFromHand | Ship | ShearEffect | HireEffect | InvestEffect | BuildEffect | RemoveHazardEffect | DeliverWoolEffect | AuxiliaryEffect | TakeCard | MarketSheep | GainMoneyPer | PerItem | Choice | DiscardFor)[]
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
  readonly then: readonly (GainMoney | PayMoney | Gold | Token | Certificate | ExplorePlain | PermanentCertificate | PermanentWool | StepLimit | HandLimit | CertificateLimit | TopDeck | DrawDiscard | DrawThenDiscard | Walk | BuySheepEffect | TakeObjectiveEffect | ReplacePlusOne | WarehouseWithin | RemoveFromHand | Ship | ShearEffect | HireEffect | InvestEffect | BuildEffect | RemoveHazardEffect | DeliverWoolEffect | AuxiliaryEffect | TakeCard | MarketSheep | GainMoneyPer | PerItem | Choice | DiscardFor)[]
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

export type Exploration = {
  readonly last: number
  readonly gold_at: readonly number[]
  readonly choice_at: number
  readonly vp_from_space: TrackPoints
}

/** She advances on the exploration track. */
export type ExploreHerEffect = {
  readonly op: 'explore'
  readonly n: number
}

/** Advance on the exploration track. */
export type ExplorePlain = {
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
  /** How many discs have been removed from each auxiliary action: how often it may be taken. */
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
  /** If the game ended now. */
  readonly score: number
  /** Controlled by the rules; she has neither money nor gold. */
  readonly is_sarah?: boolean
  /** Only for its owner. */
  readonly hand?: Readonly<Record<string, number>>
}

export type Fees = {
  readonly black_hand: number
  readonly green_hand: number
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

export type Foresight = {
  /** While the breeder moves. */
  readonly routes: readonly Route[]
  readonly sale: Sale | null
  /** By forecast space. */
  readonly landings: Readonly<Record<string, Landing>>
  /** Those on offer and the viewer's own. */
  readonly objectives: Readonly<Record<string, Progress>>
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

export type GameEnd = {
  readonly trigger_player_keeps_token_vp: number
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

export type GreenArrow = {
  readonly a: number
  readonly b: number
  readonly vp: number
}

export type GreenArrows = {
  readonly pairs: readonly GreenArrow[]
}

/** A higher hand limit. */
export type HandLimit = {
  readonly op: 'hand_limit'
  readonly n: number
}

/** The harbourmaster tile of a medium port, or the worker given in exchange. */
export type Harbour = {
  readonly harbourmaster?: number
  readonly captain?: 'shepherd' | 'builder' | 'sailor' | 'shearer' | 'joker'
}

export type Harbourmaster = {
  readonly id: number
  readonly top: readonly (GainMoney | PayMoney | Gold | Token | Certificate | ExplorePlain | PermanentCertificate | PermanentWool | StepLimit | HandLimit | CertificateLimit | TopDeck | DrawDiscard | DrawThenDiscard | Walk | BuySheepEffect | TakeObjectiveEffect | ReplacePlusOne | WarehouseWithin | RemoveFromHand | Ship | ShearEffect | HireEffect | InvestEffect | BuildEffect | RemoveHazardEffect | DeliverWoolEffect | AuxiliaryEffect | TakeCard | MarketSheep | GainMoneyPer | PerItem | Choice | DiscardFor)[]
  readonly bottom: PointsPer
}

export type HarbourmasterTaken = {
  readonly kind: 'harbourmaster_taken'
  readonly seat: number
  readonly tile: number
  readonly worker: string
}

export type Hazard = {
  readonly type: 'landslide' | 'flood'
  readonly vp: number
  readonly hand: 'none' | 'black' | 'green'
  readonly count: number
}

export type HazardCards = {
  readonly landslide_gives: string
  readonly flood_gives: string
}

export type HazardRemoved = {
  readonly kind: 'hazard_removed'
  readonly seat: number
  readonly tile: string
  readonly space: string
}

/** The cheapest worker; among equals, one of her speciality. */
export type HireCheapest = {
  readonly op: 'hire_cheapest'
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

/** The cheapest worker of her speciality. */
export type HireSpeciality = {
  readonly op: 'hire_speciality'
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

export type JobMarket = {
  readonly row_costs_top_to_bottom: readonly number[]
}

export type JobRow = {
  /** Including the change made by the action in progress. */
  readonly pounds: number
  /** Whether there is one, in the order of the worker rows. */
  readonly workers: readonly boolean[]
}

export type JokerPlaced = {
  readonly kind: 'joker_placed'
  readonly seat: number
  readonly worker: string
}

/** Where a forecast tile would go. */
export type Landing = {
  /** The name of the space, as of its explanation; None if it would leave the game. */
  readonly spot: string | null
  /** The row whose arrow the market's marker would move past. */
  readonly arrow: number | null
}

export type Lane = {
  readonly id: string
  readonly nodes: readonly string[]
}

export type LastRound = {
  readonly kind: 'last_round'
  readonly seat: number
}

export type LocalCounter = {
  readonly value: number
  readonly border: 'none' | 'white' | 'black'
  readonly cost: number
  readonly vp: number
  readonly card?: string
  readonly gain_money?: number
  readonly repeatable?: boolean
  readonly port?: string
}

/** An action printed at the location of the breeder whose turn it is. */
export type LocationAction = {
  readonly action: string
  readonly effects: readonly (GainMoney | PayMoney | Gold | Token | Certificate | ExplorePlain | PermanentCertificate | PermanentWool | StepLimit | HandLimit | CertificateLimit | TopDeck | DrawDiscard | DrawThenDiscard | Walk | BuySheepEffect | TakeObjectiveEffect | ReplacePlusOne | WarehouseWithin | RemoveFromHand | Ship | ShearEffect | HireEffect | InvestEffect | BuildEffect | RemoveHazardEffect | DeliverWoolEffect | AuxiliaryEffect | TakeCard | MarketSheep | GainMoneyPer | PerItem | Choice | DiscardFor)[]
  readonly used: boolean
}

export type MarketChoice = {
  readonly shepherds: number
  readonly takes_any_of: readonly (readonly number[])[]
}

export type MarketFilled = {
  readonly kind: 'market_filled'
  readonly seat: number
  readonly card: string
}

/** Take up to n sheep of these breeds from the market at a total cost. */
export type MarketSheep = {
  readonly op: 'market_sheep'
  readonly n: number
  readonly breeds: readonly string[]
  readonly cost?: number
  readonly to?: 'discard' | 'draw_pile'
}

export type MarketTile = {
  readonly option: readonly MarketChoice[]
}

/** Negative when paid; paid is then the amount, else 0. Likewise in the events below. */
export type MoneyChanged = {
  readonly kind: 'money_changed'
  readonly seat: number
  readonly pounds: number
  readonly paid: number
}

/** More steps along the trail. */
export type MoveMore = {
  readonly op: 'move_more'
  readonly n: number
}

export type MovementTileTaken = {
  readonly kind: 'movement_tile_taken'
  readonly seat: number
}

/** A condition of an objective. */
export type Need = {
  readonly condition: string
  readonly needs: number
  readonly has: number
}

export type Neutral = {
  readonly letter: string
  readonly side_1: readonly (GainMoney | PayMoney | Gold | Token | Certificate | ExplorePlain | PermanentCertificate | PermanentWool | StepLimit | HandLimit | CertificateLimit | TopDeck | DrawDiscard | DrawThenDiscard | Walk | BuySheepEffect | TakeObjectiveEffect | ReplacePlusOne | WarehouseWithin | RemoveFromHand | Ship | ShearEffect | HireEffect | InvestEffect | BuildEffect | RemoveHazardEffect | DeliverWoolEffect | AuxiliaryEffect | TakeCard | MarketSheep | GainMoneyPer | PerItem | Choice | DiscardFor)[]
  readonly side_2?: readonly (GainMoney | PayMoney | Gold | Token | Certificate | ExplorePlain | PermanentCertificate | PermanentWool | StepLimit | HandLimit | CertificateLimit | TopDeck | DrawDiscard | DrawThenDiscard | Walk | BuySheepEffect | TakeObjectiveEffect | ReplacePlusOne | WarehouseWithin | RemoveFromHand | Ship | ShearEffect | HireEffect | InvestEffect | BuildEffect | RemoveHazardEffect | DeliverWoolEffect | AuxiliaryEffect | TakeCard | MarketSheep | GainMoneyPer | PerItem | Choice | DiscardFor)[]
}

export type NewZealandBoard = {
  readonly turn: Turn
  readonly trail: Readonly<Record<string, Site>>
  readonly neutral_flipped: boolean
  /** Of the farms' buildings, by number. */
  readonly sides: Readonly<Record<string, 'a' | 'b'>>
  readonly jobs: readonly JobRow[]
  readonly bonus_market: TileMarket
  readonly price_change: PriceChange
  readonly marker_owner: number | null
  readonly forecast: readonly (string | null)[]
  readonly bags: Bags
  readonly sheep_market: Readonly<Record<string, number>>
  readonly sheep_pile: number
  readonly objectives: Objectives
  readonly support: Readonly<Record<string, number>>
  /** By the symbol of their pile. */
  readonly bonus_cards: Readonly<Record<string, BonusPile>>
  readonly harbours: Readonly<Record<string, Harbour>>
  /** What the next upgrade of each port costs; full ports are left out. */
  readonly port_prices: Readonly<Record<string, number>>
  readonly movement_tiles: number
  /** Of the exploration track. */
  readonly movement_tile_space: number
  readonly farms: readonly Farm[]
  /** The score sheet if the game ended now. */
  readonly sheet: readonly SheetRow[]
  readonly sarah: SarahNow | null
  readonly foresight: Foresight
}

/** One space of the trail. */
export type Node = {
  readonly id: string
  readonly kind: 'start' | 'neutral' | 'build' | 'landslide' | 'flood' | 'wellington'
  readonly next: readonly string[]
  readonly letter?: string
  readonly number?: number
  readonly lush?: boolean
  readonly risky?: boolean
  readonly risk_action?: readonly (GainMoney | PayMoney | Gold | Token | Certificate | ExplorePlain | PermanentCertificate | PermanentWool | StepLimit | HandLimit | CertificateLimit | TopDeck | DrawDiscard | DrawThenDiscard | Walk | BuySheepEffect | TakeObjectiveEffect | ReplacePlusOne | WarehouseWithin | RemoveFromHand | Ship | ShearEffect | HireEffect | InvestEffect | BuildEffect | RemoveHazardEffect | DeliverWoolEffect | AuxiliaryEffect | TakeCard | MarketSheep | GainMoneyPer | PerItem | Choice | DiscardFor)[]
  readonly needs_exploration?: number
  readonly gold_on_build?: number
}

export type Objective = {
  readonly id: string
  readonly actions: readonly (GainMoney | PayMoney | Gold | Token | Certificate | ExplorePlain | PermanentCertificate | PermanentWool | StepLimit | HandLimit | CertificateLimit | TopDeck | DrawDiscard | DrawThenDiscard | Walk | BuySheepEffect | TakeObjectiveEffect | ReplacePlusOne | WarehouseWithin | RemoveFromHand | Ship | ShearEffect | HireEffect | InvestEffect | BuildEffect | RemoveHazardEffect | DeliverWoolEffect | AuxiliaryEffect | TakeCard | MarketSheep | GainMoneyPer | PerItem | Choice | DiscardFor)[]
  readonly conditions: readonly ('disc_13_plus' | 'building' | 'building_4' | 'shearers_2' | 'warehouse' | 'lincoln_or_corriedale' | 'hampshire_or_ryeland' | 'ferry' | 'explored_6' | 'flood')[]
  readonly vp: number
  readonly penalty: number
}

/** From the top of the pile, unseen until then, by the farm that takes it. */
export type ObjectiveDrawn = {
  readonly kind: 'objective_drawn'
  readonly seat: number
  readonly card: string
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
  readonly then: readonly (GainMoney | PayMoney | Gold | Token | Certificate | ExplorePlain | PermanentCertificate | PermanentWool | StepLimit | HandLimit | CertificateLimit | TopDeck | DrawDiscard | DrawThenDiscard | Walk | BuySheepEffect | TakeObjectiveEffect | ReplacePlusOne | WarehouseWithin | RemoveFromHand | Ship | ShearEffect | HireEffect | InvestEffect | BuildEffect | RemoveHazardEffect | DeliverWoolEffect | AuxiliaryEffect | TakeCard | MarketSheep | GainMoneyPer | PerItem | Choice | DiscardFor)[]
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

export type Personal = {
  readonly id: string
  readonly builders: number
  readonly vp: number
  readonly hand: 'none' | 'black' | 'green'
  readonly actions: readonly (GainMoney | PayMoney | Gold | Token | Certificate | ExplorePlain | PermanentCertificate | PermanentWool | StepLimit | HandLimit | CertificateLimit | TopDeck | DrawDiscard | DrawThenDiscard | Walk | BuySheepEffect | TakeObjectiveEffect | ReplacePlusOne | WarehouseWithin | RemoveFromHand | Ship | ShearEffect | HireEffect | InvestEffect | BuildEffect | RemoveHazardEffect | DeliverWoolEffect | AuxiliaryEffect | TakeCard | MarketSheep | GainMoneyPer | PerItem | Choice | DiscardFor)[]
}

export type PileShuffled = {
  readonly kind: 'pile_shuffled'
  readonly seat: number
}

export type PlayCard = {
  readonly kind: 'play_card'
  readonly card: string
}

export type PlayerBoard = {
  readonly hand_limit_start: number
  readonly temp_certificate_limit_start: number
  readonly gold_max: number
  readonly disc_space: readonly DiscSpace[]
  readonly aux: readonly AuxiliaryPrinted[]
  readonly warehouse_pair: readonly WarehousePair[]
  readonly worker_row: readonly WorkerRow[]
}

export type PointsPer = {
  readonly per: 'objective_played' | 'lush_building' | 'hazard_pair' | 'shepherd' | 'warehouse' | 'exploration_5' | 'hazard' | 'warehouse_pair' | 'certificate' | 'building' | 'worker_pair' | 'ferry'
  readonly vp: number
}

export type Port = {
  readonly id: string
  readonly size: 'small' | 'medium' | 'large'
  readonly node: string
  readonly slot_costs?: readonly number[]
  readonly cost?: number
  readonly border?: 'none' | 'white' | 'black'
  readonly card?: string
  readonly vp?: number
  readonly ship_returns_to_start?: boolean
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

/** Everything a game is played with. */
export type Printing = {
  readonly board: Board
  readonly trail: Trail
  readonly sea: Sea
  readonly tiles: Tiles
  readonly cards: Cards
  readonly sarah: Sarah
}

/** How far the viewer has come with an objective. */
export type Progress = {
  readonly needs: readonly Need[]
  /** What the card adds to the viewer's score as things stand, beside their other objectives. */
  readonly points: number
}

/** NZ-31: end the turn, and use tokens after it. */
export type React = {
  readonly kind: 'react'
  readonly reaction: string
}

/** Remove a card in hand from the game: part of a bonus tile's price. */
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

/** The cheapest bonus tile leaves the game. */
export type RemoveTile = {
  readonly op: 'remove_tile'
}

/** Replace one of one's buildings with one that needs exactly one builder more. */
export type ReplacePlusOne = {
  readonly op: 'replace_plus_1'
}

/** NZ-16, NZ-28: reveal all sheep that are not held back. */
export type Reveal = {
  readonly kind: 'reveal'
}

/** A way that the breeder can go now, and the moves that take it there. */
export type Route = {
  readonly to: string
  /** The locations on the way, each of which costs a step; the last is the destination. */
  readonly stops: readonly string[]
  /** The same with the empty spaces in between, from where the breeder stands. */
  readonly path: readonly string[]
  readonly tolls: readonly Toll[]
  /** All of the tolls. */
  readonly pounds: number
  readonly steps: number
  /** Steps that would be left over. */
  readonly left: number
  readonly moves: readonly (Step | Done)[]
}

export type Sail = {
  readonly kind: 'sail'
  readonly to: string
}

/** Sheep sold for income, or their wool; foreseen while sheep are shown, certificates spent, a counter chosen. */
export type Sale = {
  readonly purpose: 'income' | 'wool'
  /** Those that would be shown now, and only for their owner; empty once they have been. */
  readonly sheep: readonly ShownSheep[]
  /** What permanent certificates or permanent wool add to them. */
  readonly permanent: number
  readonly options: readonly SaleOption[]
}

/** What the sale brings with so many certificates, and the counters it can then be delivered to. */
export type SaleOption = {
  readonly certificates: number
  readonly pounds: number
  readonly counters: readonly string[]
}

export type Sarah = {
  readonly sarah: SarahFigures
  readonly difficulty: readonly Difficulty[]
  readonly sarah_board: SarahBoard
  readonly immediate: readonly SarahSpace[]
  readonly market_tile: MarketTile
  readonly card: readonly SarahCard[]
}

export type SarahBoard = {
  readonly column_bonus_card: Readonly<Record<'0' | '1' | '2' | '3' | '4' | '5', 'wheel' | 'barrel' | 'bell' | 'compass'>>
}

export type SarahCard = {
  readonly id: number
  readonly move: number | 'type' | 'speciality'
  readonly type?: '' | 'shepherd' | 'builder' | 'sailor' | 'shearer'
  readonly actions?: readonly (HireCheapest | HireSpeciality | BuySheepHerEffect | TakeSheepHerEffect | AddSheepHerEffect | ShearerSheep | BuildHerEffect | BuildExactly | RemoveTile | ExploreHerEffect | TakeObjectiveHerEffect | TakeHazard | BonusCard | MoveMore | UpgradePort | DeliverWoolHerEffect)[]
  readonly specialised?: readonly (HireCheapest | HireSpeciality | BuySheepHerEffect | TakeSheepHerEffect | AddSheepHerEffect | ShearerSheep | BuildHerEffect | BuildExactly | RemoveTile | ExploreHerEffect | TakeObjectiveHerEffect | TakeHazard | BonusCard | MoveMore | UpgradePort | DeliverWoolHerEffect)[]
  readonly unspecialised?: readonly (HireCheapest | HireSpeciality | BuySheepHerEffect | TakeSheepHerEffect | AddSheepHerEffect | ShearerSheep | BuildHerEffect | BuildExactly | RemoveTile | ExploreHerEffect | TakeObjectiveHerEffect | TakeHazard | BonusCard | MoveMore | UpgradePort | DeliverWoolHerEffect)[]
  readonly sailor_table?: Readonly<Record<'0' | '1' | '2' | '3' | '4' | '5', 'wheel' | 'barrel' | 'bell' | 'compass'>>
  readonly shearer_table?: Readonly<Record<'0' | '1' | '2' | '3' | '4' | '5', readonly string[]>>
}

export type SarahCardDrawn = {
  readonly kind: 'sarah_card_drawn'
  readonly seat: number
  readonly card: number
}

export type SarahFigures = {
  readonly discs_in_supply: number
}

export type SarahNow = {
  readonly speciality: 'shepherd' | 'builder' | 'sailor' | 'shearer'
  readonly card: number | null
  /** The remaining cards, in no particular order. */
  readonly pile: readonly number[]
  readonly deck: readonly number[]
  readonly next_counter: string
  readonly discs: number
}

export type SarahSpace = {
  readonly row: 'shepherd' | 'builder' | 'sailor' | 'shearer'
  readonly columns: readonly number[]
  readonly actions: readonly (HireCheapest | HireSpeciality | BuySheepHerEffect | TakeSheepHerEffect | AddSheepHerEffect | ShearerSheep | BuildHerEffect | BuildExactly | RemoveTile | ExploreHerEffect | TakeObjectiveHerEffect | TakeHazard | BonusCard | MoveMore | UpgradePort | DeliverWoolHerEffect)[]
}

export type Sea = {
  readonly local_counter: readonly LocalCounter[]
  readonly wool_counter: readonly LocalCounter[]
  readonly foreign_counter: readonly LocalCounter[]
  readonly green_arrows: GreenArrows
  readonly sea_lane: readonly Lane[]
  readonly port: readonly Port[]
  readonly yellow_arrows: YellowArrows
}

export type Seating = {
  readonly seat: number
  readonly pounds: number
  readonly cards: number
  readonly tokens: number
}

export type SetupFor = {
  readonly players: number
  readonly draw_from_a: number
  readonly bonus_tiles_placed: number
  readonly bonus_columns_used: number
  readonly market_sheep: number
  readonly bonus_pile: number
  readonly step_tiles: number
  readonly step_tile_space: number
  readonly step_limit: number
}

export type SetupRules = {
  readonly starting_order: readonly Seating[]
  readonly by_players: readonly SetupFor[]
  readonly start_gold: number
  readonly first_turn_discard_down_to: number
}

/** Shear up to n sheep of different breeds. */
export type ShearEffect = {
  readonly op: 'shear'
  readonly n: number | 'shearers'
}

/** NZ-28: stop drawing and shear. */
export type ShearMove = {
  readonly kind: 'shear'
}

/** Sheep according to the number of her shearers and the card's table. */
export type ShearerSheep = {
  readonly op: 'shearer_sheep'
}

export type Sheep = {
  readonly breed: string
  readonly deck: 'starting' | 'market'
  readonly breeding: number
  readonly wool: number
  readonly vp: number
  readonly count?: number
  readonly count_per_player?: number
}

export type SheepMarket = {
  readonly option: readonly SheepOption[]
}

export type SheepOption = {
  readonly shepherds: number
  readonly pounds: number
  readonly cards: number
  readonly breeds: readonly string[]
  readonly bonus_tokens?: number
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

/** The sheep that would be revealed now, and their value including everything permanent. */
export type Showing = {
  readonly cards: readonly string[]
  readonly worth: number
}

export type ShownSheep = {
  readonly card: string
  readonly worth: number
}

/** What lies on a space of the trail: a hazard, a neutral building with the side in play, or a farm's building. */
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

/** NZ-10: to the next location on the chosen path. */
export type Step = {
  readonly kind: 'step'
  readonly to: string
}

/** A higher movement limit. */
export type StepLimit = {
  readonly op: 'step_limit'
  readonly n: number
}

export type Support = {
  readonly id: string
  readonly count: number
  readonly kind: 'sheep' | 'action'
  readonly vp: number
  readonly breeding?: number
  readonly wool?: number
  readonly actions?: readonly (GainMoney | PayMoney | Gold | Token | Certificate | ExplorePlain | PermanentCertificate | PermanentWool | StepLimit | HandLimit | CertificateLimit | TopDeck | DrawDiscard | DrawThenDiscard | Walk | BuySheepEffect | TakeObjectiveEffect | ReplacePlusOne | WarehouseWithin | RemoveFromHand | Ship | ShearEffect | HireEffect | InvestEffect | BuildEffect | RemoveHazardEffect | DeliverWoolEffect | AuxiliaryEffect | TakeCard | MarketSheep | GainMoneyPer | PerItem | Choice | DiscardFor)[]
}

/** NZ-21: take this many certificates or exploration steps and decline the rest. */
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

/** The most valuable hazard tile. */
export type TakeHazard = {
  readonly op: 'hazard'
}

/** Take an objective card. */
export type TakeObjectiveEffect = {
  readonly op: 'objective'
}

/** The objective on offer that lies farthest from the pile. */
export type TakeObjectiveHerEffect = {
  readonly op: 'objective'
}

export type TakeObjectiveMove = {
  readonly kind: 'take_objective'
  readonly card: string
}

/** The best sheep of these breeds in the market. */
export type TakeSheepHerEffect = {
  readonly op: 'take_sheep'
  readonly breeds: readonly string[]
}

export type TakeSheepMove = {
  readonly kind: 'take_sheep'
  readonly breed: string
}

export type TakeWarehouse = {
  readonly kind: 'take_warehouse'
  readonly pair: number
}

/** owner is the seat that receives it, -1 the bank; Sarah has no money, so her share goes to the bank. */
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

export type TileMarket = {
  readonly rows: readonly TileRow[]
  /** The leftmost one in use, counted from 1. */
  readonly first_column: number
  /** Its row, counted from 0; None once it has been taken. */
  readonly marker: number | null
  /** From the marker to the end. */
  readonly rows_left: number
}

export type TileRemoved = {
  readonly kind: 'tile_removed'
  readonly seat: number
  readonly tile: string
}

export type TileRow = {
  /** Including the change made by the action in progress. */
  readonly pounds: number
  readonly tiles: readonly (string | null)[]
}

export type TileTaken = {
  readonly kind: 'tile_taken'
  readonly seat: number
  readonly tile: string
  readonly pounds: number
}

export type Tiles = {
  readonly worker: readonly Worker[]
  readonly hazard: readonly Hazard[]
  readonly hazards: HazardCards
  readonly bonus_tile: readonly BonusTile[]
  readonly harbourmaster: readonly Harbourmaster[]
  readonly neutral: readonly Neutral[]
  readonly personal: readonly Personal[]
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

/** Tax paid on the way; the bank has no seat. */
export type Toll = {
  readonly space: string
  readonly pounds: number
  readonly owner: number | null
}

/** Every card acquired this turn goes on top of one's draw pile. */
export type TopDeck = {
  readonly op: 'top_deck'
}

export type TrackPoints = {
  readonly vp: Readonly<Record<string, number>>
}

export type Trail = {
  readonly node: readonly Node[]
}

export type Turn = {
  readonly seat: number
  readonly number: number
  /** The pending question, None when the game is over. */
  readonly pending: string | null
  /** While they are offered. */
  readonly actions: readonly LocationAction[]
  /** The effects offered by choose. */
  readonly options: readonly (GainMoney | PayMoney | Gold | Token | Certificate | ExplorePlain | PermanentCertificate | PermanentWool | StepLimit | HandLimit | CertificateLimit | TopDeck | DrawDiscard | DrawThenDiscard | Walk | BuySheepEffect | TakeObjectiveEffect | ReplacePlusOne | WarehouseWithin | RemoveFromHand | Ship | ShearEffect | HireEffect | InvestEffect | BuildEffect | RemoveHazardEffect | DeliverWoolEffect | AuxiliaryEffect | TakeCard | MarketSheep | GainMoneyPer | PerItem | Choice | DiscardFor | TurnMovementTile | TurnTaxTile)[]
  /** Pounds per builder, while choosing or placing a building. */
  readonly wage?: number
  /** The building being placed. */
  readonly building?: number
  /** The cost of placing it, by space. */
  readonly site_prices?: Readonly<Record<string, number>>
  /** While sheep are being revealed, and only for their owner. */
  readonly showing?: Showing
}

/** NZ-30: one more step, offered by the exploration track. */
export type TurnMovementTile = {
  readonly op: 'turn_movement_tile'
}

export type TurnStarted = {
  readonly kind: 'turn_started'
  readonly seat: number
}

/** NZ-30: no more taxes, offered by the exploration track. */
export type TurnTaxTile = {
  readonly op: 'turn_tax_tile'
}

/** NZ-27: the port where the ship lies. */
export type Upgrade = {
  readonly kind: 'upgrade'
}

/** A medium port. */
export type UpgradePort = {
  readonly op: 'port'
}

/** Advance one's breeder up to n locations, then an extra phase B. */
export type Walk = {
  readonly op: 'walk'
  readonly n: number
}

export type WarehousePair = {
  readonly id: number
  readonly vp?: number
  readonly actions?: readonly (GainMoney | PayMoney | Gold | Token | Certificate | ExplorePlain | PermanentCertificate | PermanentWool | StepLimit | HandLimit | CertificateLimit | TopDeck | DrawDiscard | DrawThenDiscard | Walk | BuySheepEffect | TakeObjectiveEffect | ReplacePlusOne | WarehouseWithin | RemoveFromHand | Ship | ShearEffect | HireEffect | InvestEffect | BuildEffect | RemoveHazardEffect | DeliverWoolEffect | AuxiliaryEffect | TakeCard | MarketSheep | GainMoneyPer | PerItem | Choice | DiscardFor)[]
}

export type WarehouseTaken = {
  readonly kind: 'warehouse_taken'
  readonly seat: number
  readonly pair: number
}

/** Place a warehouse in a port at most n steps away, including the upgrade. */
export type WarehouseWithin = {
  readonly op: 'warehouse_within'
  readonly n: number
}

export type WoolCounted = {
  readonly kind: 'wool_counted'
  readonly seat: number
  readonly total: number
}

export type Worker = {
  readonly type: 'shepherd' | 'builder' | 'sailor' | 'shearer'
  readonly count: number
}

export type WorkerHired = {
  readonly kind: 'worker_hired'
  readonly seat: number
  readonly worker: string
  readonly pounds: number
  /** Sarah's card, which makes her hire; 0 where a player does. */
  readonly card: number
}

export type WorkerRow = {
  readonly type: 'shepherd' | 'builder' | 'sailor' | 'shearer'
  readonly columns: readonly WorkerSpace[]
}

export type WorkerSpace = {
  readonly column: number
  readonly vp?: number
  readonly actions?: readonly (GainMoney | PayMoney | Gold | Token | Certificate | ExplorePlain | PermanentCertificate | PermanentWool | StepLimit | HandLimit | CertificateLimit | TopDeck | DrawDiscard | DrawThenDiscard | Walk | BuySheepEffect | TakeObjectiveEffect | ReplacePlusOne | WarehouseWithin | RemoveFromHand | Ship | ShearEffect | HireEffect | InvestEffect | BuildEffect | RemoveHazardEffect | DeliverWoolEffect | AuxiliaryEffect | TakeCard | MarketSheep | GainMoneyPer | PerItem | Choice | DiscardFor)[]
}

export type YellowArrows = {
  readonly vp_each: number
  readonly pairs: readonly (readonly [string, string])[]
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
  | AddSheepMove
  | TakeSheepMove
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
  | ObjectiveDrawn
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
