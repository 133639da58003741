import type { Teaching } from '@/contract/manifest'
import { factsByList } from '@/engine/lesson/lesson-reach'
import { momentBy } from '@/table/play/Moment'
import { paperBy } from '@/table/teaching/paper'
import { pictureBy } from '@/table/teaching/Picture'
import type { View } from '../queries/view'
import { SEATS } from '../tables/seats'
import { chitCounter } from '../ui/choosing/option-words'
import { BOARD } from '../ui/play/board'
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

/** What never comes back: units that have left the map, for whoever is deployed later is a new one. */
export const FACTS = factsByList('units')

/** What teaching Archmagi takes. */
export const archmagiTeaching: Teaching<View> = {
  rulebook: RULEBOOK,
  get lessons() {
    return COURSE.lessons()
  },
  goalChoices,
  names: NAMES,
  facts: FACTS,
  Picture: pictureBy(BOARD),
  paper: paperBy(BOARD, ({ mages }) =>
    SEATS.flatMap((seat) => (mages[seat]?.reserve ?? []).map((type) => chitCounter(type, seat))),
  ),
  Moment: momentBy(trackOf),
  story: STORY,
  Editor: PositionEditor,
  desk: DESK,
  Charts,
  cards: () => cardsOf(CHART_LIST, null),
  loadLuckReport: () => import('./luck-report').then((module) => module.LUCK_REPORT),
  loadLab: () => import('./lab').then((module) => module.LAB),
  loadAudit: () => import('./audit').then((module) => module.AUDIT),
}
