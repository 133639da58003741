import type { Teaching } from '@/contract/manifest'
import { momentBy } from '@/table/play/Moment'
import { pictureBy } from '@/table/teaching/Picture'
import type { View } from '../state/view'
import { BOARD } from '../ui/play/board'
import { trackOf } from '../ui/play/track'
import { Charts } from './Charts'
import { DESK } from './editor/desk'
import { PositionEditor } from './editor/position-editor'
import { FACTS } from './facts'
import { goalChoices } from './goal-choices'
import { COURSE } from './lessons'
import { NAMES } from './names'
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
  Picture: pictureBy(BOARD),
  Moment: momentBy(trackOf),
  story: STORY,
  Editor: PositionEditor,
  desk: DESK,
  Charts,
  loadAudit: () => import('./audit').then((module) => module.AUDIT),
}
