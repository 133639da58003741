import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import panelStyles from '@/widgets/panel.module.css'

interface NoneYetProps {
  readonly title: string
  readonly hint: string
  /** What leads to a first one. */
  readonly ways: readonly { readonly name: string; readonly href: string }[]
}

/** Stands where a list is empty. */
export function NoneYet({ title, hint, ways }: NoneYetProps) {
  return (
    <section className={classNames(panelStyles.panel, panelStyles.stack)}>
      <h2>{title}</h2>
      <p>{hint}</p>
      <div className={panelStyles.row}>
        {ways.map(({ name, href }) => (
          <a
            key={href}
            className={classNames(controlStyles.button, controlStyles['button--primary'])}
            href={href}
          >
            {name}
          </a>
        ))}
      </div>
    </section>
  )
}
