import type { Teaching } from '@/contract/manifest'
import { momentBy } from '@/table/play/Moment'
import { paperBy } from '@/table/teaching/paper'
import { pictureBy } from '@/table/teaching/Picture'
import type { View } from '../state/view'
import { BOARD } from '../ui/play/board'
import { SpellCardsOpen } from '../ui/panels/SpellCards'
import { trackOf } from '../ui/play/track'
import { cardsOf } from '@/table/teaching/chart-cards'
import { CHART_LIST } from './chart-list'
import { Charts } from './Charts'
import { DESK } from './editor/desk'
import { PositionEditor } from './editor/position-editor'
import { goalChoices } from './goal-choices'
import { COURSE } from './lessons'
import { NAMES } from './names'
import { RULEBOOK } from './rulebook'
import { STORY } from './story'
import { factsByList } from '@/engine/lesson/lesson-reach'

/** What never comes back: creatures that have died, for the resurrected are new ones, and turns that are over. */
export const FACTS = factsByList('creatures')

/** What teaching Arena takes. */
export const arenaTeaching: Teaching<View> = {
  rulebook: RULEBOOK,
  get lessons() {
    return COURSE.lessons()
  },
  goalChoices,
  names: NAMES,
  facts: FACTS,
  Picture: pictureBy(BOARD),
  paper: paperBy(BOARD),
  Moment: momentBy(trackOf),
  Held: SpellCardsOpen,
  story: STORY,
  Editor: PositionEditor,
  desk: DESK,
  Charts,
  cards: () => cardsOf(CHART_LIST, null),
  loadLab: () => import('./lab').then((module) => module.LAB),
  loadLuckReport: () => import('./luck-report').then((module) => module.LUCK_REPORT),
  loadAudit: () => import('./audit').then((module) => module.AUDIT),
}
