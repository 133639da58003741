import type { ReactNode } from 'react'
import { classNames } from './class-names'
import panelStyles from './panel.module.css'

/** Buttons at the foot of what they answer, the one that is proposed last. */
export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return <div className={classNames(panelStyles.row, panelStyles['row--end'])}>{children}</div>
}
