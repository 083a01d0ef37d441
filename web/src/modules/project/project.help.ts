import { label } from '@srm/api/shared/label'
import type { ModuleHelp } from '@/lib/module/help.ts'

export const help: ModuleHelp = {
  pages: {
    '/project/index': {
      purpose: label(
        '您负责的和参与的项目：阶段、健康度、进度和活动日期。健康度由系统按任务计算，点开能看到原因。',
        'Projects you manage or work on, with their stage, health, progress and event. Health is counted from the tasks and tells its reasons.',
      ),
      terms: ['health', 'projectStage'],
    },
    '/project/detail': {
      purpose: label(
        '一个项目的全部：上面是阶段、倒计时、健康度和原因，下面按标签是任务、排期、看板、文档、执行流程和成员。能看到哪些标签，由您在项目里的角色决定。',
        'Everything about one project: its stage, countdown, health and reasons on top; tasks, schedule, board, documents, run-of-show and people below. What you see goes by your role in it.',
      ),
      terms: ['health', 'projectStage'],
    },
    '/project/myTask': {
      purpose: label(
        '各个项目里指派给您的任务，按截止日期排列；可以直接改状态和进度。',
        'Tasks assigned to you in all projects, by the day they are due; status and progress are changed right here.',
      ),
      terms: [],
    },
    '/project/request': {
      purpose: label(
        '项目的立项和结项申请。意向阶段申请立项，结算阶段申请结项；审批通过后项目阶段自动推进，被拦住的原因在提交前就能看到。',
        'Requests to open and close projects. A project moves on with the approval; what is in the way is told before it is submitted.',
      ),
      terms: ['projectStage'],
    },
    '/project/taskTemplate': {
      purpose: label(
        '常做的活动写成模板：每个任务离活动几天（T-30 填 -30）、做几天、哪个角色做、等哪几行。在项目的任务页套用，日期按活动倒排，先预览再新增。',
        'What you do often as a template: how many days from the event (T-30 is -30), how long, which role and what it waits for. It is used on a project’s task page, previewed first.',
      ),
      terms: ['milestone'],
    },
    '/project/schedule': {
      purpose: label(
        '您能看到的所有项目里，谁在哪天有几个未完成的任务；任务过多或同一天两个项目办活动时会标出来，点格子看明细。',
        'Who has how many open tasks on which day, over all projects you see. Too many, or events of two projects on one day, are marked; a cell opens the list.',
      ),
      terms: ['conflict'],
    },
    '/project/classify': {
      purpose: label(
        '项目按业务线分的类型，可以有上下级。',
        'Types of projects by line of business, below each other.',
      ),
      terms: [],
    },
  },
  glossary: {
    conflict: {
      term: label('排期冲突', 'Conflict'),
      means: label(
        '一个人同一天的任务超过设定的个数，或名下有任务的两个项目在同一天办活动。',
        'Somebody has more tasks on a day than the number set, or tasks in two projects whose events are on the same day.',
      ),
    },
    health: {
      term: label('健康度', 'Health'),
      means: label(
        '偏离：有里程碑延期超过 3 个工作日。有风险：有里程碑延期，或一成以上的任务延期。其余为正常。',
        'Off track: a milestone is more than 3 working days late. At risk: a milestone is late, or more than a tenth of the tasks are. On track otherwise.',
      ),
    },
    milestone: {
      term: label('里程碑', 'Milestone'),
      means: label(
        '只有一天、没有工期的节点，例如方案确认、报名截止；延期会影响健康度。',
        'A point with a day and no duration, such as the approved concept; being late counts for health.',
      ),
    },
    projectStage: {
      term: label('项目阶段', 'Stage'),
      means: label(
        '意向、筹备、执行、结算、结项依次推进；可以暂停或取消，退回要写原因。',
        'Intent, preparing, executing, settling and closed, one after the other; a project may be paused or canceled, and going back takes a reason.',
      ),
    },
  },
}
