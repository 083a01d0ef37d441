import type { MovedThing, ProjectStage } from '@srm/api/project'
import type { Label } from '@srm/api/shared/label'
import type { EventDays } from '@srm/api/project/schedule/event'
import type { Ctx } from '#kernel/ctx.ts'
import { extensionPoint } from '#kernel/extension-point.ts'
import { projectTabs } from './role/tab.store.ts'

/** What keeps a project from a stage, known to the module it is about: orders not accepted, loans not paid back. */
export type ProjectGuard = {
  readonly key: string
  readonly stage: ProjectStage
  /** What is in the way, or nothing. */
  readonly hindrance: (ctx: Ctx, projectId: string) => Promise<Label | undefined>
}

const projectGuards = extensionPoint<ProjectGuard>()

/** One thing that says a project is not simply on track. */
export type HealthReason = {
  readonly key: string
  readonly level: 'risk' | 'off'
  /** What is shown: 里程碑延期 {{count}} 个. */
  readonly label: Label
  /**
   * SQL of `project_id` and `count`, `$1` being the tenant and `$2` the projects looked at; a project with none of it is
   * not among the rows.
   */
  readonly rows: string
}

const healthReasons = extensionPoint<HealthReason>()

export type EventMove = { readonly projectId: string; readonly from: EventDays; readonly to: EventDays }

/** What else comes to other days when an event moves; what was seen before is done when it is confirmed. */
export type EventMover = {
  readonly kind: string
  readonly preview: (ctx: Ctx, move: EventMove) => Promise<readonly MovedThing[]>
  readonly apply: (ctx: Ctx, move: EventMove, moved: readonly MovedThing[]) => Promise<void>
}

const eventMovers = extensionPoint<EventMover>()

/** What another number of people changes, counted by the module it is about: 餐标 × 人数. */
export type AttendeesEffects = {
  readonly key: string
  readonly effects: (
    ctx: Ctx,
    projectId: string,
    attendees: number,
  ) => Promise<readonly { readonly what: Label; readonly before: string; readonly after: string }[]>
}

const attendeesEffects = extensionPoint<AttendeesEffects>()

/** Where modules above add what only they know of a project. */
export const projectPoints = {
  guards: projectGuards,
  reasons: healthReasons,
  movers: eventMovers,
  attendees: attendeesEffects,
  tabs: projectTabs,
}
