import { declareDocumentKind } from '../shared/document-kinds.ts'
import { label } from '../shared/label.ts'
import { definePages, recordPages, type MenuPlace } from '../shared/pages.ts'

const entry = (name: string, place: Omit<MenuPlace, 'name' | 'area'>): MenuPlace => ({
  name,
  area: 'Project',
  ...place,
})

export const projectPages = definePages({
  project: recordPages({
    subject: 'project',
    path: '/project/index',
    noun: label('项目', 'Project'),
    title: label('项目列表', 'Projects'),
    menu: entry('ProjectIndex', { group: 'daily', icon: 'project', featured: 3 }),
    edit: { path: '/project/edit' },
    detail: { path: '/project/detail', menu: entry('ProjectDetail', { icon: 'project', hidden: true }) },
  }),
  request: recordPages({
    subject: 'projectRequest',
    path: '/project/request',
    noun: label('立项结项申请', 'Project request'),
    title: label('立项与结项', 'Project requests'),
    menu: entry('ProjectRequest', { group: 'daily', icon: 'audit' }),
  }),
  task: recordPages({
    subject: 'task',
    path: '/project/myTask',
    noun: label('任务', 'Task'),
    title: label('我的任务', 'My tasks'),
    menu: entry('ProjectMyTask', { group: 'daily', icon: 'profile' }),
    edit: { path: '/project/task/edit' },
    detail: { path: '/project/task/detail' },
  }),
  taskTemplate: recordPages({
    subject: 'taskTemplate',
    path: '/project/taskTemplate',
    noun: label('任务模板', 'Task template'),
    menu: entry('ProjectTaskTemplate', { group: 'setup', icon: 'unordered-list' }),
  }),
  schedule: {
    path: '/project/schedule',
    title: label('人员排期', 'People and days'),
    permission: 'task:list',
    menu: entry('ProjectSchedule', { group: 'daily', icon: 'calendar' }),
  },
  classify: {
    path: '/project/classify',
    title: label('项目类型', 'Project types'),
    permission: 'project:list',
    menu: entry('ProjectClassify', { group: 'setup', icon: 'apartment' }),
  },
})

declareDocumentKind('projectRequest', label('立项结项申请', 'Project request'))
