/** The longest stretch the browser's main thread was held, in milliseconds. */
export type Tasks = { readonly wall: number; readonly cpu: number }

type Trace = {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

const threadOf = ({ pid, tid }: Trace): string => `${String(pid)}:${String(tid)}`

const most = (microseconds: readonly number[]): number => microseconds.reduce((a, b) => Math.max(a, b), 0) / 1000

/**
 * Wall time is what a person waits, CPU time what the page itself took of it: on a machine that does
 * other work too, a task may be stopped in the middle.
 */
export const tasksOf = (trace: Buffer): Tasks => {
  const { traceEvents: events } = JSON.parse(trace.toString('utf8')) as { readonly traceEvents: readonly Trace[] }
  const mains = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  )
  const tasks = events.filter(
    (event) => event.ph === 'X' && event.name === 'ThreadControllerImpl::RunTask' && mains.has(threadOf(event)),
  )
  if (tasks.length === 0) throw new Error('the trace holds no tasks')
  return {
    wall: most(tasks.map(({ dur = 0 }) => dur)),
    cpu: most(tasks.map(({ dur = 0, tdur = dur }) => tdur)),
  }
}
