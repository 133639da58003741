import type { ComponentType } from 'react'
import type { PlaySegment } from '../../rules/position'
import type { PanelProps } from '../desk/desk'
import { CombatPanel } from './CombatPanel'
import { DrawAnswer } from './DrawAnswer'
import { HauntCheckPanel } from './HauntCheckPanel'
import { MovementPanel } from './MovementPanel'
import { SpellPanel } from './SpellPanel'
import { SummonPanel } from './SummonPanel'

/** Panels of the segments after the first of a game: they come once the table stands. */
export const LATER_PANELS: Readonly<
  Record<Exclude<PlaySegment, 'wanderingOrcs'> | 'drawOffer', ComponentType<PanelProps>>
> = {
  summon: SummonPanel,
  haste: SpellPanel,
  movement: MovementPanel,
  fireball: SpellPanel,
  combat: CombatPanel,
  hauntCheck: HauntCheckPanel,
  drawOffer: DrawAnswer,
}
