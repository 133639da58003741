/** What a block is (TM-5). */
export type BlockClass = 'wizard' | 'castle' | 'army' | 'chaos'

/** When a block acts in a round of battle: A before B before C before D (CB-8). */
export const LETTERS = ['A', 'B', 'C', 'D'] as const
export type Letter = (typeof LETTERS)[number]

/** The movement terrain type of a block (TM-7). */
export type BlockType = 'forest' | 'desert' | 'mountain' | 'swamp' | 'sea' | 'air' | 'none'

/** What a hexside is crossed by: lanes do not count together (HX-1). */
export type Lane = 'land' | 'water' | 'air'

/** A label (CP-3). */
export interface PrintedBlock {
  readonly id: string
  readonly name: string
  /** What tells two blocks of one name apart. */
  readonly variant?: string
  readonly class: BlockClass
  readonly letter: Letter
  /** The highest die that scores; null for wizards. */
  readonly hit: number | null
  /** Full strength (TM-3). */
  readonly steps: number
  /** What a step costs in the base game: it only decides how fast the block recruits (TM-6). */
  readonly cost: number
  /** Hexes a turn. */
  readonly move: number
  readonly type: BlockType
  /** How many an army, or a chaos set, has of it. */
  readonly count: number
  readonly spell?: string
  readonly isWerebeast?: true
}

/** Whom a spell may be aimed at (SP-1). */
export interface TargetFilter {
  readonly side: 'enemy' | 'friend'
  /** One that the caster chooses, or all that fit. */
  readonly count: 1 | 'all'
  readonly onlyClass?: readonly BlockClass[]
  readonly notClass?: readonly BlockClass[]
  readonly onlyType?: readonly BlockType[]
  readonly notType?: readonly BlockType[]
  readonly letters?: readonly Letter[]
  /** Only blocks that have not acted in this round. */
  readonly notActed?: true
  /** Only blocks below full strength. */
  readonly notFull?: true
}

/** What a spell does (SP-4). */
export type SpellEffect =
  | { readonly kind: 'bolt' | 'blast' | 'storm'; readonly dice: number; readonly hitOn: number }
  | { readonly kind: 'empower'; readonly bonus: number }
  | { readonly kind: 'weaken'; readonly penalty: number }
  | { readonly kind: 'ward'; readonly absorb: number }
  | { readonly kind: 'heal'; readonly steps: number }
  | { readonly kind: 'bind' | 'raise' | 'bridge' }
  | { readonly kind: 'summon'; readonly blocks: readonly string[]; readonly upTo: number }
  | { readonly kind: 'haste'; readonly bonus: number }

export interface PrintedSpell {
  readonly id: string
  /** An army by its id, or `chaos`. */
  readonly owner: string
  readonly name: string
  /** The strength that a wizard needs (WZ-2), or the steps that a chaos block pays (CH-3). */
  readonly level: 1 | 2 | 3
  /** When it is cast: in battle unless said. */
  readonly phase?: 'move'
  readonly target?: TargetFilter
  readonly requires?: {
    readonly hexTerrain?: readonly Terrain[]
    readonly mountainSidesMin?: number
    readonly role?: 'attacker' | 'defender'
  }
  readonly effect: SpellEffect
}

/** What grows in a hex (MP-2). */
export type Terrain = 'clear' | 'forest' | 'desert' | 'swamp' | 'sea'

/** What lies on a hexside beside a road (MP-4). */
export type SideFeature = 'river' | 'mountain' | 'forest'

export interface PrintedCity {
  readonly id: string
  readonly name: string
  readonly hex: string
  readonly gold: number
  /** Whose it is where a board is not a whole home. */
  readonly home?: 'north' | 'south'
}

/** A board as printed (MP-1 to MP-9): hexsides are two hexes, such as `0302/0402`. */
export interface PrintedBoard {
  readonly id: string
  readonly name: string
  /** A letter a hex; a capital one is coastal (MP-3). */
  readonly rows: readonly string[]
  readonly cities: readonly PrintedCity[]
  readonly henges: string
  readonly rivers: string
  readonly mountains: string
  readonly forestSides: string
  readonly roads: string
  /** Only for rule tests. */
  readonly isTest?: true
}

/** The places of boards on a map (MP-10). */
export const SLOT_IDS = [
  ...(['board', 'north', 'south'] as const),
  ...(['northWest', 'northEast', 'southWest', 'southEast'] as const),
  ...(['northFar', 'northNear', 'southNear', 'southFar'] as const),
  /** Of the test board. */
  'lab',
] as const
export type SlotId = (typeof SLOT_IDS)[number]

/** Where the boards of a map lie (MP-10): the column and row of the first hex of each. */
export interface PrintedLayout {
  readonly id: string
  readonly columns: number
  readonly rows: number
  readonly slots: readonly {
    readonly slot: SlotId
    readonly dc: number
    readonly dr: number
    readonly home?: 'north' | 'south'
  }[]
  readonly seamRoads: string
}

/** A game that begins at one click (27 Presets). */
export interface Preset {
  readonly id: string
  readonly name: string
  readonly scenario: 'small' | 'medium' | 'large'
  readonly blurb: string
  /** Blocks of the side that loses more often, at two steps, with which both win about as often. */
  readonly handicap?: {
    readonly seat: 'north' | 'south'
    readonly kinds: readonly string[]
    /** Which blocks they are, as a sentence. */
    readonly says: string
  }
  readonly boards: readonly { readonly slot: string; readonly board: string; readonly rotated: boolean }[]
  readonly seats: Readonly<
    Record<
      'north' | 'south',
      {
        readonly army: string
        readonly chaosPool: readonly string[]
        readonly capitals: readonly string[]
        /** The blocks in each city, or at the edge. */
        readonly deploy: Readonly<Record<string, readonly string[]>>
      }
    >
  >
}
