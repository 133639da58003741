import type { VersionedFormat } from '../files/migrations'
import { parseWith } from '../files/schema'
import { STUDY_VERSION } from './study'
import { studySchema1 } from './study-schema'

/** Studies in all their versions. */
export const STUDIES: VersionedFormat = {
  what: 'study',
  newest: STUDY_VERSION,
  steps: {
    1: (json) => {
      const study = parseWith(studySchema1, json)
      if (!study.ok) return study
      const { chapters, ...head } = study.value
      return { ok: true, value: { ...head, version: 2, body: { kind: 'open', chapters } } }
    },
  },
}
