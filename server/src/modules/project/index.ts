import { Project, ProjectRequest } from '@srm/api/project'
import { projectPages } from '@srm/api/project/pages'
import { boardTab, ganttTab, memberTab, taskTab } from '@srm/api/project/tabs'
import { label } from '@srm/api/shared/label'
import { defineModule } from '#kernel/module.ts'
import { ownedRecords } from '#kernel/records/handover.ts'
import { projectCalendar } from './calendar.service.ts'
import { projectMap } from './map.views.ts'
import { deliverableGuards } from './deliverable/deliverable.views.ts'
import { staleHealth } from './health.service.ts'
import { members } from './member.service.ts'
import { dictionaries, furtherPermissions, grants } from './project.defaults.ts'
import { duties, figures } from './project.home.views.ts'
import { jobs } from './project.jobs.ts'
import { furtherRoutes, projects } from './project.routes.ts'
import { passProject } from './project.service.ts'
import { projectPoints } from './project.store.ts'
import { taskMover } from './task/replan.service.ts'
import { taskHandover } from './task/handover.service.ts'
import { taskReasons } from './task/health.views.ts'
import { dueSentence } from './task/reminder.service.ts'
import { tasks } from './task/task.service.ts'
import { requestDocument, requests } from './request/request.service.ts'
import { seedTemplate } from './template/template.seed.service.ts'
import { templates } from './template/template.service.ts'
import { onWon } from '#modules/crm/index.ts'
import { menuNarrowings } from '#kernel/menu-narrowing.ts'
import { projectOfWon } from './won.service.ts'
import { openTabs } from './role/reach.views.ts'
import { everyoneReads, ofCrew } from './role/tab.store.ts'

declare module '#kernel/jobs/event-names.ts' {
  interface Events {
    /** Days others plan by became known or changed beside a move of the event, which has a preview of its own. */
    'project.days': { id: string }
  }
}

const resources = [projects, members, tasks, templates, requests]

export const projectModule = defineModule({
  name: 'project',
  grants,
  furtherPermissions,
  dictionaries,
  permissions: {
    projectClassify: label('项目类型', 'Types of projects'),
    projectRole: label('项目角色权限', 'Roles in projects'),
    projectDeliverable: label('阶段交付物', 'What projects owe'),
  },
  classifyKinds: ['project'],
  jobs,
  routes: [...furtherRoutes, ...resources.flatMap((resource) => resource.routes)],
  subjects: resources.map(({ subject }) => subject),
  links: [
    {
      kind: 'customer.project',
      label: label('项目', 'Project of'),
      from: 'customer',
      to: 'project',
      field: { of: 'to', key: 'customer' },
    },
    {
      kind: 'opportunity.project',
      label: label('项目', 'Project of'),
      from: 'opportunity',
      to: 'project',
      field: { of: 'to', key: 'opportunity' },
    },
    {
      kind: 'project.request',
      label: label('立项结项', 'Request of'),
      from: 'project',
      to: 'projectRequest',
      field: { of: 'to', key: 'project' },
    },
  ],
  seed: seedTemplate,
  duties,
  figures,
  sentences: [dueSentence],
  documents: [requestDocument],
  holdings: [
    ownedRecords(Project, { patch: passProject }),
    ownedRecords(ProjectRequest, requests.service.records),
    taskHandover,
  ],
  calendar: projectCalendar,
  map: projectMap,
  pages: projectPages,
  tabs: [taskTab, ganttTab, boardTab, memberTab],
  contributes: [
    onWon.contribute(projectOfWon),
    menuNarrowings.contribute(openTabs),
    projectPoints.tabs.contribute(ofCrew(taskTab, [ganttTab, boardTab])),
    projectPoints.tabs.contribute({ tab: memberTab, roles: everyoneReads }),
    projectPoints.movers.contribute(taskMover),
    ...deliverableGuards.map((guard) => projectPoints.guards.contribute(guard)),
    ...taskReasons.map((reason) => projectPoints.reasons.contribute(reason)),
  ],
  reports: { 'project-health': staleHealth },
})

export { assertOpenProject } from './open-project.service.ts'
export { projectPoints, type EventMover as ProjectMover, type ProjectGuard } from './project.store.ts'
export { assertReach, hasReach } from './role/reach.views.ts'
export { ofCrew, ownOfCrew } from './role/tab.store.ts'
export { replanProjects } from './task/replan.service.ts'
