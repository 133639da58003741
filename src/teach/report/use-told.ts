import { useEffect, useState } from 'react'
import { unhurried } from '@/store/unhurried'
import { type Subject, telling, type Told } from './telling'

/** A game as its report tells it, undefined until it has been gone through; keep the subject's reference. */
export function useTold(subject: Subject): Told | undefined {
  const [known, setKnown] = useState<{ readonly of: Subject; readonly told: Told }>()
  useEffect(() => {
    let isWanted = true
    void unhurried(telling(subject)).then((told) => {
      if (isWanted) setKnown({ of: subject, told })
    })
    return () => {
      isWanted = false
    }
  }, [subject])
  return known?.of === subject ? known.told : undefined
}
