import type { Json } from '@/engine/kernel/game'
import { LISTED_WHOLE, type Subject } from '@/headless/fuzz/subject'

/** Random play of __Name__, with South’s crown exchanged. */
export const __camel__: Omit<Subject, 'rules'> = {
  settings: (_nth, turnLimit) => ({ turnLimit }),
  houseRules: {},
  revealing: ['ended'],
  uninitiated: ['north', 'table'],
  withOtherSecrets(position) {
    const text = JSON.stringify(position)
    const parts = ['"ending":null', '"id":"south-2"', '"south":"south-1"']
    if (!parts.every((part) => text.includes(part))) return undefined
    return JSON.parse(text.replace('"south":"south-1"', '"south":"south-2"')) as Json
  },
  commands: LISTED_WHOLE,
}
