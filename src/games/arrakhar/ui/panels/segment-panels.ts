import type { ComponentType } from 'react'
import type { PlaySegment } from '../../rules/position'
import type { PanelProps } from '../desk/desk'
import { CombatPanel } from './CombatPanel'
import { DrawAnswer } from './DrawAnswer'
import { HauntCheckPanel } from './HauntCheckPanel'
import { MovementPanel } from './MovementPanel'
import { OrcsPanel } from './OrcsPanel'
import { SpellPanel } from './SpellPanel'
import { SummonPanel } from './SummonPanel'

/** What can be done beside the board in each segment, and while a draw is offered. */
export const SEGMENT_PANELS: Readonly<Record<PlaySegment | 'drawOffer', ComponentType<PanelProps>>> = {
  wanderingOrcs: OrcsPanel,
  summon: SummonPanel,
  haste: SpellPanel,
  movement: MovementPanel,
  fireball: SpellPanel,
  combat: CombatPanel,
  hauntCheck: HauntCheckPanel,
  drawOffer: DrawAnswer,
}
