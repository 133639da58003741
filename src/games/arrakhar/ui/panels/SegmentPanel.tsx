import type { ComponentType } from 'react'
import { isSetUp } from '../../rules/guards'
import type { PlaySegment } from '../../rules/position'
import type { PanelProps } from '../desk/desk'
import { CombatPanel } from './CombatPanel'
import { DrawAnswer } from './DrawAnswer'
import { HauntCheckPanel } from './HauntCheckPanel'
import { MovementPanel } from './MovementPanel'
import { OrcsPanel } from './OrcsPanel'
import { SpellPanel } from './SpellPanel'
import { SummonPanel } from './SummonPanel'

const PANELS: Readonly<Record<PlaySegment, ComponentType<PanelProps>>> = {
  wanderingOrcs: OrcsPanel,
  summon: SummonPanel,
  haste: SpellPanel,
  movement: MovementPanel,
  fireball: SpellPanel,
  combat: CombatPanel,
  hauntCheck: HauntCheckPanel,
}

/** What can be done beside the board in each segment, and while a draw is offered. */
export function SegmentPanel({ desk }: PanelProps) {
  const { now, drawOffer } = desk.view
  if (drawOffer !== null) return <DrawAnswer desk={desk} />
  if (isSetUp(now.segment)) return null
  const Panel = PANELS[now.segment]
  return <Panel desk={desk} />
}
