import type { ReactNode } from 'react'

import type { HexField, HexId } from '@/engine/kernel/hex'
import type { Drawing } from '@/engine/rulebook/rulebook'
import type { Side } from '@/widgets/side'

import type { TerrainArt, TerrainLook } from './art'

/** Artwork as SVG path data in a 256 x 256 box. */
export interface Icon {
  readonly path: string
}

/** A small sign on a counter, told apart by its text or shape and not by color alone. */
export interface Badge {
  readonly text: string
  /** For screen readers and tooltips: 'hasted by 4'. */
  readonly label: string
  readonly tone: 'good' | 'warning' | 'plain'
}

/** May do all it can, some of it, or nothing any more. */
export type CounterState = 'ready' | 'partly' | 'done'

/** A shape for a small sign, the same on a counter and beside it. */
export type SignShape =
  | 'target'
  | 'fist'
  | 'drop'
  | 'bow'
  | 'spark'
  | 'bag'
  | 'wing'
  | 'chain'
  | 'skull'
  | 'tree'
  | 'peak'
  | 'reeds'
  | 'wave'
  | 'sun'

/** A small round sign at the edge of a counter. */
export interface CounterSign {
  readonly shape: SignShape
  /** For screen readers and tooltips: 'poisonous'. */
  readonly label: string
  readonly tone: Badge['tone']
}

/** How much of something has been used up, drawn as a row of dots. */
export interface CounterGauge {
  readonly used: number
  readonly most: number
  /** In words: 'second of three turns in the air'. */
  readonly label: string
}

/** What is left of a piece that loses strength step by step, drawn along its upper edge as on a wooden block. */
export interface CounterPips {
  readonly count: number
  readonly of: number
}

/** A playing piece as seen on the board. */
export interface BoardCounter {
  readonly id: string
  readonly icon: Icon
  /** Which side's colors and counter shape it has, or those of none. */
  readonly side: Side | 'none'
  /** Factors printed at its foot: '2-6'. */
  readonly factors: string
  /** What it is: 'Barbarian 3'. */
  readonly label: string
  /** What it adds to a fight with all who sit on it; left out where it takes no part or nothing is added up. */
  readonly strength?: number
  /** Steps of strength, of those that it has at most; its artwork gives way to them. None when left out. */
  readonly pips?: CounterPips
  /** Turned over: drawn as its back, hatched, with a mark. */
  readonly flipped: boolean
  /** Has used up its movement or its attack: drawn with a clipped corner. */
  readonly spent: boolean
  /** What it may still do in the step at hand, as a sign on its foot; none when left out. */
  readonly state?: CounterState
  readonly badges: readonly Badge[]
  /** Signs, dots and whoever sits on it are drawn where the board has a field (`BoardField`). */
  readonly signs?: readonly CounterSign[]
  readonly gauge?: CounterGauge
  readonly riders?: readonly BoardCounter[]
}

/** The counters of one hex, or of one layer of it; the first lies on top. */
export interface BoardStack {
  readonly hex: HexId
  /** What each side adds to a fight here from outside: shots. */
  readonly support?: Readonly<Partial<Record<Side, number>>>
  /** Whether they stand on the ground or fly above it; on the ground when left out. */
  readonly layer?: 'ground' | 'air'
  readonly counters: readonly BoardCounter[]
}

/** A place printed or laid under the counters: a haunt, the wand. */
export interface BoardSite {
  readonly hex: HexId
  readonly icon: Icon
  /** A short printed sign: 'T1'. */
  readonly code: string
  readonly label: string
  /** `treasure` must stand out even under a stack of counters. */
  readonly kind: 'place' | 'treasure'
  /** Whether it carries a secret sign that only the viewer may see. */
  readonly marked: boolean
}

/** What a hex means to the choice at hand. Each kind has its own shape beside its color. */
export type MarkKind =
  /** The picked stack or hex. */
  | 'selected'
  /** May be entered; `text` tells the points left. */
  | 'reach'
  /** May be aimed at. */
  | 'target'
  /** Could be aimed at from nearer by: somebody has to move first. */
  | 'distant'
  /** Holds what is meant, but nothing would come of it. */
  | 'futile'
  /** May be picked. */
  | 'choice'
  /** May not be used; only drawn where it teaches. */
  | 'forbidden'
  /** Will be hit: a designation stands against it. */
  | 'designated'
  /** Pointed at from the log. */
  | 'noted'

export interface HexMark {
  readonly hex: HexId
  readonly kind: MarkKind
  /** Figures: digits, signs, a half. */
  readonly text?: string
}

/** An arrow from hex to hex: a designated fireball, spell or attack. */
export interface BoardArrow {
  readonly id: string
  readonly from: HexId
  readonly to: HexId
  readonly kind: 'fire' | 'blade' | 'aid'
}

/**
 * An area shown on request over the whole map. Each kind has a pattern and an outline of its own, so that
 * several can be told apart without their colors.
 */
export type ZoneKind =
  /** Where a unit or a group could go. */
  | 'reach'
  /** What could be attacked by hand next turn. */
  | 'threat'
  /** What could be hit from afar next turn: set on fire, or shot at. */
  | 'fire'
  /** How far what stands in a hex can shoot from there. */
  | 'range'
  /** How far magic of those in a hex carries. */
  | 'magic'
  /** Hexes under a rule of place: too near an entry hex. */
  | 'border'
  /** Places that are ready to be used: a haunt at which a spell could be cast. */
  | 'ready'
  /** Where something can still be done in the step at hand. */
  | 'able'

export interface BoardZone {
  readonly id: string
  readonly kind: ZoneKind
  readonly hexes: readonly HexId[]
  /** Digits and hyphens to stand in some of its hexes, at a place of its kind. */
  readonly figures?: readonly { readonly hex: HexId; readonly text: string }[]
  /** In words, for the legend and for screen readers: 'Within two hexes of an entry hex'. */
  readonly label: string
}

/** Whose a hex is: a tint and a rim, and a pennant of the side's own shape. */
export interface HexClaim {
  readonly hex: HexId
  readonly side: Side
  /** Told by its tint and its pennant alone, so that rims stand out. */
  readonly isFaint?: boolean
}

/** The part of a map that is a side's home: shaded along its edge. */
export interface SideHome {
  readonly side: Side
  readonly hexes: readonly HexId[]
}

/** A storm over a hex, with the turns it has left. */
export interface HexWeather {
  readonly hex: HexId
  readonly left: number
}

/** What bars the way across the side between two hexes: a wall on the ground, a veil in the air, or both. */
export interface HexsideBarrier {
  readonly between: readonly [HexId, HexId]
  readonly bars: 'ground' | 'air' | 'both'
}

/** Small things that lie in a hex, with their number where it is more than one. */
export interface HexToken {
  readonly hex: HexId
  readonly shape: SignShape
  readonly count: number
}

/**
 * What a board has beside a map and its stacks, for games in which hexes belong to sides and counters stand in two
 * layers. Its drawing is loaded for them alone.
 */
export interface BoardField {
  readonly claims: readonly HexClaim[]
  /** None when left out. */
  readonly homes?: readonly SideHome[]
  readonly weather: readonly HexWeather[]
  readonly barriers: readonly HexsideBarrier[]
  readonly tokens: readonly HexToken[]
}

/** What something above the counters knows of the board below it, and may do to it. */
export interface BoardBelow {
  /** As it lies, for the table may be turned. */
  readonly grid: HexField
  /** Leaves out the counters of these hexes until told otherwise; keep the reference while they stay the same. */
  readonly hide: (hexes: ReadonlySet<HexId>) => void
}

/** What can be done with the counters of a hex once they are spread. */
export interface FanWays {
  /** Ids of those that can be picked alone now. */
  readonly pickableIn: (hex: HexId) => Iterable<string>
  readonly onPick: (hex: HexId, counter: string) => void
}

export interface BoardProps {
  readonly grid: HexField
  /** By hex index; keep the reference stable, the terrain layer is drawn once for it. */
  readonly terrain: readonly TerrainLook[]
  /** How the game draws its terrains; as open ground when left out. */
  readonly art?: TerrainArt
  readonly stacks: readonly BoardStack[]
  /** Claims, storms and the like, and stacks in two layers; none when left out. */
  readonly field?: BoardField
  readonly sites: readonly BoardSite[]
  readonly marks: readonly HexMark[]
  readonly arrows: readonly BoardArrow[]
  /** Areas shown on request; none when left out. */
  readonly zones?: readonly BoardZone[]
  /** What a teacher has drawn over it; nothing when left out. */
  readonly drawings?: readonly Drawing[]
  /**
   * Where hexes are drawn upon, by a drag with the right button or the key X: told of a drawing begun in one hex
   * and ended in another, or the same.
   */
  readonly onDraw?: ((from: HexId, to: HexId) => void) | undefined
  /** Whether a finger and the left button draw, too, instead of moving the map and choosing. */
  readonly isDrawing?: boolean | undefined
  /** The side for which it opens where counters stand, as large as they are read; on the whole map when left out. */
  readonly opensFor?: Side | undefined
  /** What it shows until it is moved, each time as large as that allows; keep the reference. The whole map when left out. */
  readonly framed?: readonly HexId[] | undefined
  /** Spreads the counters of a hex on which the mouse rests; left out, none are. Always the same. */
  readonly fan?: FanWays
  /** What moves above the counters for a moment. */
  readonly overlay?: (below: BoardBelow) => ReactNode
  /** Full spoken name of the board. */
  readonly label: string
  /** The hex in words, for the status line and the keyboard cursor: number, terrain, what stands there, what may be done. */
  readonly describeHex: (hex: HexId) => string
  /** The path to show while a hex is pointed at, start included, or null. Drawn without rendering. */
  readonly pathTo?: (hex: HexId) => readonly HexId[] | null
  /** A click, tap, Enter or Space on a hex; every hex answers. */
  readonly onChooseHex: (hex: HexId) => void
  /** A long press, a click with the right button or the key I on a hex: what stands there is to be looked at. */
  readonly onInspectHex?: (hex: HexId) => void
  /** A click with the right button: lets go of what is in hand, and tells whether there was anything; if not, the hex is looked at. */
  readonly onLetGo?: () => boolean
  /** Where the focus and the keyboard cursor are led, each time by another object. */
  readonly led?: { readonly hex: HexId } | null
  /** Pointed at by mouse, finger or keyboard cursor; must not set state above the board. */
  readonly onPointAt?: (hex: HexId | null) => void
}
