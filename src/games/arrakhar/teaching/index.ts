import type { Teaching } from '@/contract/manifest'
import { momentBy } from '@/table/play/Moment'
import type { View } from '../rules/view'
import { trackOf } from '../ui/play/track'
import { Charts } from './Charts'
import { FACTS } from './facts'
import { goalChoices } from './goal-choices'
import { LESSONS } from './lessons'
import { NAMES } from './names'
import { Picture } from './Picture'
import { DESK } from './editor/desk'
import { PositionEditor } from './editor/PositionEditor'
import { RULEBOOK } from './rulebook'
import { STORY } from './story'

/** What teaching Arrakhar's Wand takes. */
export const arrakharTeaching: Teaching<View> = {
  rulebook: RULEBOOK,
  lessons: LESSONS,
  goalChoices,
  names: NAMES,
  facts: FACTS,
  Picture,
  Moment: momentBy(trackOf),
  story: STORY,
  Editor: PositionEditor,
  desk: DESK,
  Charts,
  loadAudit: () => import('./audit').then((module) => module.AUDIT),
  loadLab: () => import('./lab').then((module) => module.LAB),
  loadReckoning: () => import('./reckoning').then((module) => module.RECKONING),
}
