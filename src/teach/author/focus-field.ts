const FIELD = 'input:not([type="file"]), textarea, select, button'

/** Leads whoever reads the check to a part of a chapter or of the lesson: 'steps.2.text'. */
export function focusField(root: HTMLElement, part: string): void {
  const [list = '', nth = ''] = part.split('.')
  const place =
    root.querySelector<HTMLElement>(`[data-field="${CSS.escape(`${list}.${nth}`)}"]`) ??
    root.querySelector<HTMLElement>(`[data-field="${CSS.escape(list)}"]`)
  const field = place?.matches(FIELD) ? place : place?.querySelector<HTMLElement>(FIELD)
  ;(field ?? place ?? root).focus()
}
