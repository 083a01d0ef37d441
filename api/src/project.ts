import { attendees } from './project/attendees.ts'
import { board } from './project/board.ts'
import { classify } from './project/classify.ts'
import { deliverable } from './project/deliverable.ts'
import { eventMove } from './project/event-move.ts'
import { projectMember } from './project/member.ts'
import { project as ofProject, projectChoice } from './project/project.ts'
import { projectRequest } from './project/request.ts'
import { projectRole } from './project/role.ts'
import { task } from './project/task.ts'
import { taskTemplate } from './project/task-template.ts'
import { workSchedule } from './project/work-schedule.ts'
import { errors } from './shared/errors.ts'

export type { AttendeesChange, AttendeesEffect } from './project/attendees.ts'
export type { BoardColumn } from './project/board.ts'
export type { ProjectClass } from './project/classify.ts'
export { deliverableFields } from './project/deliverable.ts'
export type { DeliverableStage, ProjectDeliverable, StageDeliverable } from './project/deliverable.ts'
export type { MovedThing } from './project/event-move.ts'
export { ProjectMember } from './project/member.ts'
export {
  Project,
  projectStages,
  type ProjectHealth,
  type ProjectStage,
  type ProjectStanding,
} from './project/project.ts'
export { ProjectRequest } from './project/request.ts'
export type { RoleLevel, RoleRight } from './project/role.ts'
export { TaskTemplate, type TemplateStep } from './project/task-template.ts'
export { Task, type TaskLink, type TaskNode } from './project/task.ts'

export type { WorkSchedule } from './project/work-schedule.ts'

export const project = {
  project: ofProject,
  choice: projectChoice,
  eventMove,
  attendees,
  member: projectMember,
  role: projectRole,
  request: projectRequest,
  task,
  template: taskTemplate,
  board,
  deliverable,
  schedule: { work: workSchedule },
  classify,
}

export const projectErrors = errors({
  'project.name_taken': [61001, 409, '已有同名的项目', 'A project with this name exists'],
  'project.event_days': [61002, 422, '活动结束不能早于活动开始', 'The event cannot end before it starts'],
  'project.no_way': [61003, 409, '项目目前的阶段不能这样变更', 'A project at this stage cannot go there'],
  'project.hindered': [61004, 409, '还不能进入“{{stage}}”：{{what}}', 'Not yet “{{stage}}”: {{what}}'],
  'project.note_needed': [61005, 422, '请填写原因', 'Say why'],
  'project.ended': [61006, 409, '项目已结项或已取消，不能再修改', 'The project has ended and cannot be changed'],
  'project.in_use': [
    61007,
    409,
    '项目已有任务或业务单据，不能删除，只能取消',
    'The project is in use and can only be canceled',
  ],
  'project.plan_changed': [61008, 409, '计划已有变化，请重新预览', 'The plan has changed, look at the preview again'],
  'project.no_event': [61009, 422, '请先填写活动日期', 'Enter the days of the event first'],
  'projectMember.taken': [61010, 409, '该员工已在项目中', 'The colleague is in the project already'],
  'projectMember.manager': [61011, 409, '项目经理不能退出，请先更换项目经理', 'Change the project manager first'],
  'projectRole.manager': [61012, 422, '项目经理的权限不能减少', 'A project manager keeps all of a project'],
  'projectRequest.open': [
    61013,
    409,
    '该项目已有一份未结束的申请',
    'The project has a request that is not decided yet',
  ],
  'projectRequest.stage': [
    61014,
    409,
    '意向阶段才能立项，结算阶段才能结项',
    'A project is opened as an intent and closed while it settles',
  ],
  'projectRequest.locked': [61015, 409, '申请正在审批或已有结果，不能修改', 'The request is in approval or decided'],
  'projectRequest.kept': [61016, 409, '提交过的申请只能作废，不能删除', 'A submitted request is voided, not deleted'],
  'project.by_request': [61017, 409, '立项和结项要提交审批', 'A project is opened and closed by approval'],
  'project.no_type': [61018, 409, '请先在“项目类型”中新增一个类型', 'Add a type of projects first'],
  'projectDeliverable.elsewhere': [
    61070,
    422,
    '阶段交付物已变化，请刷新后再试',
    'What is owed has changed, read it again',
  ],
  'projectDeliverable.own': [
    61071,
    409,
    '项目经理不能豁免自己项目的交付物',
    'Whoever runs a project does not waive what it owes',
  ],
  'projectDeliverable.waived': [61072, 409, '该交付物已豁免', 'It was waived'],
  'projectDeliverable.not_open': [61073, 409, '该交付物已交付或已豁免', 'It was delivered or waived'],
  'task.days': [61020, 422, '结束不能早于开始', 'A task cannot end before it starts'],
  'task.above_elsewhere': [61021, 422, '上级任务不属于该项目', 'The task above belongs to another project'],
  'task.above_circle': [61022, 422, '上级任务不能是自己或自己的下级', 'A task cannot stand below itself'],
  'task.too_deep': [61023, 422, '任务最多六层', 'Tasks stand at most six deep'],
  'task.circle': [61024, 422, '任务循环依赖：{{path}}', 'Tasks wait for each other: {{path}}'],
  'task.linked': [61025, 409, '这两个任务已有依赖', 'These two tasks are linked already'],
  'task.link_elsewhere': [61026, 422, '只能依赖同一项目的任务', 'Only tasks of one project wait for each other'],
  'task.parent_link': [
    61027,
    422,
    '有下级的任务只能用“完成-开始”依赖',
    'A task with others below it is linked by finish to start only',
  ],
  'taskTemplate.name_taken': [61060, 409, '已有同名的任务模板', 'A template with this name exists'],
  'taskTemplate.after': [
    61061,
    422,
    '前置行号不存在，请填本表中的行号，如 2,5',
    'Name lines of this table, such as 2,5',
  ],
  'taskTemplate.circle': [61062, 422, '第 {{path}} 行互为前置', 'Lines {{path}} wait for each other'],
  'taskTemplate.empty': [61063, 422, '该模板没有任务', 'The template has no tasks'],
  'task.waits': [61028, 409, '“{{what}}”还没有完成', '“{{what}}” is not done yet'],
  'board.name_taken': [61040, 422, '看板列名称不能重复', 'Columns of a board need different names'],
  'board.column_elsewhere': [
    61041,
    422,
    '看板列已变化，请刷新后再试',
    'The columns of the board have changed, read them again',
  ],
  'task.has_below': [61029, 409, '请先删除下级任务', 'Delete the tasks below it first'],
})
