import type { Rulebook } from '@/engine/rulebook'
import { AR_1 } from './ar-1'
import { AR_10 } from './ar-10'
import { AR_11 } from './ar-11'
import { AR_12 } from './ar-12'
import { AR_13 } from './ar-13'
import { AR_2 } from './ar-2'
import { AR_3 } from './ar-3'
import { AR_4 } from './ar-4'
import { AR_5 } from './ar-5'
import { AR_6 } from './ar-6'
import { AR_7 } from './ar-7'
import { AR_8 } from './ar-8'
import { AR_9 } from './ar-9'
import { CREDITS } from './credits'
import { GLOSSARY } from './glossary'
import { STORY } from './story'
import { TACTICS } from './tactics'
import { VARIATIONS } from './variations'

/** The rules of Arrakhar's Wand in our own words. */
export const RULEBOOK: Rulebook = {
  gameId: 'arrakhar',
  title: 'Arrakhar’s Wand',
  opening: [STORY],
  sections: [AR_1, AR_2, AR_3, AR_4, AR_5, AR_6, AR_7, AR_8, AR_9, AR_10, AR_11, AR_12, AR_13],
  closing: [TACTICS, VARIATIONS, CREDITS],
  glossary: GLOSSARY,
}
