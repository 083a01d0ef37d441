import type { RoleLevel } from '@srm/api/project'
import type { RecordTab } from '@srm/api/shared/record-tab'
import { extensionPoint } from '#kernel/extension-point.ts'

/** A part of a project's page and what each role of a project has of it; a role that is not named has nothing. */
export type ProjectTab = {
  readonly tab: RecordTab
  /** Other parts that show the same records another way: open to the same roles. */
  readonly views?: readonly RecordTab[]
  readonly roles: Readonly<Record<string, Exclude<RoleLevel, 'none'>>>
}

export const projectTabs = extensionPoint<ProjectTab>()

/** Plans, designs and runs the event. */
const crew = { manager: 'edit', executor: 'edit', planner: 'edit', designer: 'edit' } as const

/** The manager has all of a project; whoever works on the event has what it is planned with. */
export const ofCrew = (tab: RecordTab, views: readonly RecordTab[] = []): ProjectTab => ({
  tab,
  views,
  roles: { ...crew, finance: 'read' },
})

/** The manager and finance have all of it; whoever works on the event has what is theirs. */
export const ownOfCrew = (tab: RecordTab): ProjectTab => ({
  tab,
  roles: { manager: 'edit', finance: 'edit', buyer: 'own', executor: 'own', planner: 'own', designer: 'own' },
})

/** Who is in a project is known to all who are; its manager says so. */
export const everyoneReads = {
  manager: 'edit',
  executor: 'read',
  planner: 'read',
  designer: 'read',
  buyer: 'read',
  finance: 'read',
} as const

export const tabHolding = (subject: string): ProjectTab | undefined =>
  projectTabs.all().find(({ tab }) => tab.holds.includes(subject))
