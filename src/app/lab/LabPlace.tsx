import { LabPage } from '@/teach/lab/page/LabPage'
import type { TeachingPageProps } from '@/teach/page-parts/page-props'

/** The balance lab with workers that know the games, which no page of teaching does. */
export function LabPlace(props: TeachingPageProps) {
  return <LabPage {...props} openWorker={openLabWorker} />
}

function openLabWorker(): Worker {
  return new Worker(new URL('./lab-worker.ts', import.meta.url), { type: 'module', name: 'lab' })
}
