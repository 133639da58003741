import type { NumberedLine } from '@/table/log/line'

/** The lines of a log without the headings of phases in which nothing happened; the last one tells what runs now. */
export function toldLines(lines: readonly NumberedLine[]): readonly NumberedLine[] {
  return lines.filter(({ line }, nth) => line.kind !== 'heading' || lines[nth + 1]?.line.kind !== 'heading')
}
