import type { Teaching } from '@/contract/manifest'
import { momentBy } from '@/table/play/Moment'
import { excerptOf } from '@/table/teaching/excerpt'
import { paperBy } from '@/table/teaching/paper'
import { pictureBy } from '@/table/teaching/Picture'
import { boardOf } from '../queries/board'
import type { Counts } from '../state/terms'
import type { View } from '../state/view'
import { UNIT_TYPES } from '../tables/units'
import { terrainLooks } from '../ui/board/board-view'
import { BOARD } from '../ui/play/board'
import { freshCounter } from '../ui/setup/placement-board'
import { trackOf } from '../ui/play/track'
import { cardsOf } from '@/table/teaching/chart-cards'
import { PROPOSED, RECONSTRUCTIONS } from '../tables/reconstructions'
import { CHART_LIST } from './charts/chart-list'
import { Charts } from './Charts'
import { FACTS } from './facts'
import { goalChoices } from './goal-choices'
import { COURSE } from './lessons'
import { NAMES } from './names'
import { DESK } from './editor/desk'
import { PositionEditor } from './editor/PositionEditor'
import { RULEBOOK } from './rulebook'
import { STORY } from './story'

/** Counters that wait to be summoned. */
function countersOf(pool: Counts) {
  return UNIT_TYPES.flatMap((type) => Array.from({ length: pool[type] }, () => freshCounter(type, type)))
}

/** What teaching Arrakhar's Wand takes. */
export const arrakharTeaching: Teaching<View> = {
  rulebook: RULEBOOK,
  get lessons() {
    return COURSE.lessons()
  },
  goalChoices,
  names: NAMES,
  facts: FACTS,
  Picture: pictureBy(BOARD, ({ settings }, hexes) =>
    excerptOf(boardOf(settings).grid, terrainLooks(settings.map), hexes),
  ),
  paper: paperBy(BOARD, ({ pool }) => (pool ? countersOf(pool) : [])),
  Moment: momentBy(trackOf),
  story: STORY,
  Editor: PositionEditor,
  desk: DESK,
  Charts,
  cards: () => cardsOf(CHART_LIST, RECONSTRUCTIONS[PROPOSED]),
  loadAudit: () => import('./audit').then((module) => module.AUDIT),
  loadLab: () => import('./lab').then((module) => module.LAB),
  loadLuckReport: () => import('./luck-report').then((module) => module.LUCK_REPORT),
}
