import { type ReactNode, Suspense, useState } from 'react'
import { Button } from '@/widgets/Button'
import { Menu } from '@/widgets/Menu'
import type { MenuItem } from '@/widgets/OpenedMenu'
import { optionalComponent } from '@/widgets/late'
import iconStyles from '@/widgets/line-icon.module.css'

/** Fetched with the first question. */
const Dialog = optionalComponent(() => import('@/widgets/Dialog').then((module) => module.Dialog))

interface EndingMenuProps {
  /** What the menu is for: 'Draw and resignation'. */
  readonly name: string
  /** Whether the button has room for its name. */
  readonly isNamed?: boolean
  /** What is done at once. */
  readonly items: readonly MenuItem[]
  /** What cannot be taken back, and is asked for once more. */
  readonly final: {
    /** 'Resign…'. */
    readonly label: string
    /** 'Resign as the wizard?'. */
    readonly title: string
    /** What comes of it. */
    readonly description: string
    readonly warning: ReactNode
    /** What the two buttons of the question say. */
    readonly answers: { readonly yes: string; readonly no: string }
    readonly onConfirm: () => void
  }
}

/** A menu of what is rarely done; what cannot be taken back is asked for once more. */
export function EndingMenu({ name, isNamed = false, items, final }: EndingMenuProps) {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const confirm = () => {
    close()
    final.onConfirm()
  }
  return (
    <>
      <Menu label={name} groups={[[...items, { label: final.label, onSelect: () => setAsking(true) }]]}>
        {isNamed ? name : <Dots />}
      </Menu>
      {isAsking && (
        <Suspense>
          <Dialog
            open
            onClose={close}
            title={final.title}
            description={final.description}
            footer={
              <>
                <Button onClick={close}>{final.answers.no}</Button>
                <Button look="danger" onClick={confirm}>
                  {final.answers.yes}
                </Button>
              </>
            }
          >
            <p>{final.warning}</p>
          </Dialog>
        </Suspense>
      )}
    </>
  )
}

/** Drawn, for hardly a face has the sign: looking for one that does would hold up the first picture. */
function Dots() {
  return (
    <svg className={iconStyles['line-icon']} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 12h.01M12 12h.01M19 12h.01" />
    </svg>
  )
}
