const BAR = 24

/** How far a run has come. */
export interface Progress {
  readonly done: number
  readonly of: number
  /** Of those done, how many were played just now. */
  readonly played: number
  readonly seconds: number
}

/** A bar, the pace and the time that is left, in a line. */
export function progressLine({ done, of, played, seconds }: Progress): string {
  const full = of === 0 ? BAR : Math.floor((BAR * done) / of)
  const bar = `[${'#'.repeat(full)}${'-'.repeat(BAR - full)}]`
  const pace = played / Math.max(seconds, 0.001)
  const left = played === 0 ? 'time left unknown' : `${clockText((of - done) / pace)} left`
  return `${bar} ${wholeText(done)} of ${wholeText(of)} games, ${paceText(pace)} games a second, ${left}`
}

/** Hours, minutes and seconds: '1:02:03', '2:03'. */
export function clockText(seconds: number): string {
  const whole = Math.round(seconds)
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (number: number) => String(number).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** A pace with as many figures as it is worth: '1,234', '12.3', '0.123'. */
export function paceText(pace: number): string {
  if (pace === 0) return '0'
  return pace >= 100 ? wholeText(pace) : pace.toPrecision(3)
}

/** A whole number with its thousands set off. */
export function wholeText(number: number): string {
  return Math.round(number).toLocaleString('en-US')
}
