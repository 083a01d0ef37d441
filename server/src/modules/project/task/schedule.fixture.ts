import type { EventDays, Offset } from '@srm/api/project/schedule/event'
import type { Link, Task } from '@srm/api/project/schedule/task'

type WorkdayTest = (day: number) => boolean

const isDayOf = (isWorked: WorkdayTest, { isEveryDay }: Pick<Task, 'isEveryDay'>, day: number): boolean =>
  isEveryDay === true || isWorked(day)

const lastDay = (isWorked: WorkdayTest, task: Task, start: number): number => {
  let left = task.duration
  let day = start
  while (left > 0) {
    if (isDayOf(isWorked, task, day)) left -= 1
    if (left > 0) day += 1
  }
  return day
}

const begin = (task: Task, start: number): number => (task.duration === 0 ? start + 1 : start)

const later = (isWorked: WorkdayTest, moment: number, lag: number): number => {
  let at = moment
  for (let left = lag; left > 0;) {
    if (isWorked(at)) left -= 1
    at += 1
  }
  for (let left = lag; left < 0;) {
    at -= 1
    if (isWorked(at)) left += 1
  }
  return at
}

type PlacedTask = readonly [task: Task, start: number]

const isKept = (isWorked: WorkdayTest, link: Link, from: PlacedTask, to: PlacedTask): boolean => {
  const finish = (placed: PlacedTask): number => lastDay(isWorked, ...placed) + 1
  const held = link.type === 'SS' || link.type === 'SF' ? begin(...from) : finish(from)
  const holding = link.type === 'FS' || link.type === 'SS' ? begin(...to) : finish(to)
  return holding >= later(isWorked, held, link.lag)
}

const pushed = (isWorked: WorkdayTest, tasks: readonly Task[], links: readonly Link[]): Map<string, number> => {
  const byId = new Map(tasks.map((task) => [task.id, task]))
  const starts = new Map(tasks.map(({ id, start }) => [id, start]))
  const one = (id: string): PlacedTask => {
    const task = byId.get(id)
    if (!task) throw new Error(id)
    return [task, starts.get(id) ?? task.start]
  }
  const isBad = (task: Task, start: number): boolean =>
    !task.isFixed &&
    (!isDayOf(isWorked, task, start) ||
      links.some((link) => link.to === task.id && !isKept(isWorked, link, one(link.from), [task, start])))
  for (let isCalm = false; !isCalm;) {
    isCalm = true
    for (const task of tasks)
      while (isBad(task, one(task.id)[1])) {
        starts.set(task.id, one(task.id)[1] + 1)
        isCalm = false
      }
  }
  return starts
}

/** The last start from which pushing the others, who have all the time before, ends nothing after the last day. */
const latestStart = (
  isWorked: WorkdayTest,
  tasks: readonly Task[],
  links: readonly Link[],
  { id, limit }: { readonly id: string; readonly limit: number },
): number => {
  const loose = tasks.map((task) => ({ ...task, isFixed: false, start: limit - 200 }))
  for (let start = limit; ; start -= 1) {
    const tried = loose.map((task) => (task.id === id ? { ...task, start } : task))
    const task = tried.find((each) => each.id === id)
    if (!task || !isDayOf(isWorked, task, start)) continue
    const starts = pushed(isWorked, tried, links)
    if (starts.get(id) !== start) throw new Error('what comes before is in the way')
    if (tried.every((each) => lastDay(isWorked, each, starts.get(each.id) ?? 0) <= limit)) return start
  }
}

const nearest = (isWorked: WorkdayTest, from: number, by: 1 | -1, task: Pick<Task, 'isEveryDay'>): number => {
  let day = from
  while (!isDayOf(isWorked, task, day)) day += by
  return day
}

const startFor = (
  isWorked: WorkdayTest,
  { anchor, days, isWorkdays }: Offset,
  event: EventDays,
  isEveryDay: boolean,
) => {
  let day = event[anchor]
  if (!isWorkdays) return nearest(isWorked, day + days, days > 0 ? 1 : -1, { isEveryDay })
  if (days === 0) return nearest(isWorked, day, -1, {})
  for (let left = Math.abs(days); left > 0;) {
    day += Math.sign(days)
    if (isWorked(day)) left -= 1
  }
  return day
}

/** The same answers found by walking from day to day and trying, without a formula: slow, and hard to get wrong. */
export const oracle = { pushed, latestStart, startFor, nearest, lastDay }
