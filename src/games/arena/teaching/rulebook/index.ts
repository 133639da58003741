import type { Rulebook } from '@/engine/rulebook'
import { AA_1 } from './aa-1'
import { AA_10 } from './aa-10'
import { AA_11 } from './aa-11'
import { AA_12 } from './aa-12'
import { AA_13 } from './aa-13'
import { AA_14 } from './aa-14'
import { AA_15 } from './aa-15'
import { AA_16 } from './aa-16'
import { AA_17 } from './aa-17'
import { AA_18 } from './aa-18'
import { AA_19 } from './aa-19'
import { AA_2 } from './aa-2'
import { AA_20 } from './aa-20'
import { AA_21 } from './aa-21'
import { AA_22 } from './aa-22'
import { AA_23 } from './aa-23'
import { AA_24 } from './aa-24'
import { AA_25 } from './aa-25'
import { AA_3 } from './aa-3'
import { AA_4 } from './aa-4'
import { AA_5 } from './aa-5'
import { AA_6 } from './aa-6'
import { AA_7 } from './aa-7'
import { AA_8 } from './aa-8'
import { AA_9 } from './aa-9'
import { CREDITS } from './credits'
import { GLOSSARY } from './glossary'

/** The rules of Arena in our own words. */
export const RULEBOOK: Rulebook = {
  gameId: 'arena',
  title: 'Arena',
  sections: [
    AA_1,
    AA_2,
    AA_3,
    AA_4,
    AA_5,
    AA_6,
    AA_7,
    AA_8,
    AA_9,
    AA_10,
    AA_11,
    AA_12,
    AA_13,
    AA_14,
    AA_15,
    AA_16,
    AA_17,
    AA_18,
    AA_19,
    AA_20,
    AA_21,
    AA_22,
    AA_23,
    AA_24,
    AA_25,
  ],
  closing: [CREDITS],
  glossary: GLOSSARY,
}
