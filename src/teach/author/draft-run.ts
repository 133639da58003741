import { createContext } from 'react'

/** Changes with each step back or forth through a draft, which fields have to show. */
export const DraftRun = createContext(0)
