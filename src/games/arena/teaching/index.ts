import type { Teaching } from '@/contract/manifest'
import type { View } from '../rules/view'
import { Charts } from './Charts'
import { DESK } from './editor/desk'
import { PositionEditor } from './editor/PositionEditor'
import { FACTS } from './facts'
import { goalChoices } from './goal-choices'
import { COURSE } from './lessons'
import { Moment } from './Moment'
import { NAMES } from './names'
import { Picture } from './Picture'
import { RULEBOOK } from './rulebook'
import { STORY } from './story'

/** What teaching Arena takes. */
export const arenaTeaching: Teaching<View> = {
  rulebook: RULEBOOK,
  get lessons() {
    return COURSE.lessons()
  },
  goalChoices,
  names: NAMES,
  facts: FACTS,
  Picture,
  Moment,
  story: STORY,
  Editor: PositionEditor,
  desk: DESK,
  Charts,
  loadAudit: () => import('./audit').then((module) => module.AUDIT),
}
