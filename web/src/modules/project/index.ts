import { PlusOutlined, ProjectOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import { projectPages } from '@srm/api/project/pages'
import { boardTab, ganttTab, memberTab, taskTab } from '@srm/api/project/tabs'
import { label } from '@srm/api/shared/label'
import { routes } from '@/lib/module/module.ts'
import { defineModule } from '@/ui/module.ts'
import { projectPaths } from './project.paths.ts'

export const project = defineModule({
  name: 'project',
  help: async () => (await import('./project.help.ts')).help,
  pages: routes(projectPages, {
    project: {
      list: () => import('./project.list.page.tsx'),
      edit: () => import('./project.edit.page.tsx'),
      detail: () => import('./project.detail.page.tsx'),
    },
    task: {
      list: () => import('./task/my-task.page.tsx'),
      edit: () => import('./task/task.edit.page.tsx'),
      detail: () => import('./task/task.detail.page.tsx'),
    },
    request: {
      list: () => import('./request/request.list.page.tsx'),
      edit: () => import('./request/request.edit.page.tsx'),
      detail: () => import('./request/request.detail.page.tsx'),
    },
    taskTemplate: {
      list: () => import('./template/template.list.page.tsx'),
      edit: () => import('./template/template.edit.page.tsx'),
      detail: () => import('./template/template.detail.page.tsx'),
    },
    schedule: () => import('./schedule/schedule.page.tsx'),
    classify: () => import('./classify.list.page.tsx'),
  }),
  recordTabs: [
    { ...taskTab, load: async () => (await import('./task/task.tab.tsx')).TaskTab },
    { ...ganttTab, load: async () => (await import('./gantt/gantt.tab.tsx')).GanttTab },
    { ...boardTab, load: async () => (await import('./board/board.tab.tsx')).BoardTab },
    { ...memberTab, load: async () => (await import('./member.tab.tsx')).MemberTab },
  ],
  links: { project: { add: projectPaths.create, all: projectPaths.list, noun: label('项目', 'project') } },
  widgets: [
    {
      type: 'projectRunning',
      title: label('我的项目', 'My projects'),
      icon: ProjectOutlined,
      permission: 'project:list',
      size: { w: 8, h: 7, minW: 4, minH: 4 },
      to: projectPages.project.list.path,
      byDefault: { column: 'main', rank: 20, roles: ['PM', 'DEPT'] },
      load: async () => (await import('./running.widget.tsx')).RunningWidget,
    },
  ],
  actions: [
    {
      key: 'project.create',
      featured: 30,
      title: label('新增项目', 'New project'),
      icon: PlusOutlined,
      permission: 'project:create',
      to: projectPaths.create,
    },
  ],
})

/** The days of a project's event, handed to whoever reckons from them. */
export const ProjectDays = lazy(async () => ({ default: (await import('./days.tsx')).ProjectDays }))
