import { label } from '@srm/api/shared/label'
import type { ModuleHelp } from '@/lib/module/help.ts'

export const help: ModuleHelp = {
  pages: {
    '/crm/desk': {
      purpose: label(
        '今天该联系谁：逾期的、今天的、本周的计划，和久未联系的客户。可直接打电话、记一笔（附照片和地点）或改期；下次时间按客户等级建议，A 级 14 天、B 级 30 天、C 级 60 天。去年此时办过活动、今年还没谈起的客户也在这里。主管可以查看同事的工作台。',
        'Whom to speak with: plans that are late, due today or this week, and customers silent for long. Call, log it with photos and place, or reschedule. The next date is suggested by level: A 14, B 30, C 60 days. Customers that held an event at this time last year stand here too. Managers may look at a colleague’s desk.',
      ),
      terms: ['silent', 'anniversary'],
    },
    '/crm/crmList': {
      purpose: label(
        '您负责的和共享给您的客户：查找、新增、导入导出。录入时自动查重，别人的客户只会提示“已被 张* 跟进”。',
        'Customers you own or that are shared with you. Duplicates are found while you type; of others’ customers you only learn who follows them.',
      ),
      terms: ['stage', 'collaborator'],
    },
    '/crm/contact': {
      purpose: label(
        '各家客户的联系人，谁是关键决策人、向谁汇报。',
        'Contacts of all customers, who decides and who reports to whom.',
      ),
      terms: ['decisionMaker'],
    },
    '/crm/opportunity': {
      purpose: label(
        '客户可能要办的活动：看板上按阶段推进，列表里筛选和导出。推进时系统会检查这一阶段要填的内容。',
        'Events customers may hold: moved on stage by stage on the board, filtered and exported in the list. What a stage takes is checked when you move.',
      ),
      terms: ['winRate', 'outcome'],
    },
    '/crm/opportunity/funnel': {
      purpose: label(
        '有多少商机到达过每个阶段、又有多少继续往下走；每个数字都能点开看明细。',
        'How many opportunities reached each stage and how many went on; every figure opens its list.',
      ),
    },
    '/crm/opportunityStage': {
      purpose: label(
        '本企业商机的阶段、赢率和每个阶段必填的内容；还可以设置多少天未跟进自动关闭。',
        'The stages of your company, how likely they win and what each takes; also after how many quiet days an opportunity closes.',
      ),
      terms: ['winRate'],
    },
    '/crm/followUp': {
      purpose: label(
        '与客户的每一次沟通：方式、时间、内容和照片。',
        'Every talk with customers: how, when, what was said, with photos.',
      ),
    },
    '/crm/followPlan': {
      purpose: label(
        '接下来要联系的客户。到期的计划也会出现在首页，完成后转成跟进记录。',
        'Customers to contact next. Plans that are due stand on the home page too and become follow-ups when they are done.',
      ),
    },
    '/crm/feedback': {
      purpose: label(
        '活动结束后客户怎么评价：总体和各方面 1 至 5 分、客户原话和改进措施。总体 2 分及以下会立即通知客户负责人。',
        'What customers say after an event: 1 to 5 overall and by aspect, their words, and what we do better. A score of 2 or less is told to the owner at once.',
      ),
      terms: ['satisfaction'],
    },
    '/crm/ranking': {
      purpose: label(
        '哪些客户买得最多、增长最快、下降最多。可按期间、分类、负责人查看；点任何数字都会打开对应的明细列表，列表合计就是这个数字。',
        'Who buys most, grows most or falls most, by period, class and owner. Every figure opens the list that comes to it.',
      ),
      terms: ['growth', 'wonAmount'],
    },
    '/crm/statistics': {
      purpose: label(
        '商机转化和赢单率、成交周期、公海进出、满意度和客户画像；计数的数字都能点开明细。',
        'Conversion and win rate, days to win, pools, satisfaction and who the customers are; figures that count open their lists.',
      ),
      terms: ['cycle', 'satisfaction'],
    },
    '/crm/pool': {
      purpose: label(
        '没有负责人的客户：领取后归您跟进，管理员可以分配。上方是您今天还能领取和还能持有的数量；部分信息领取后才显示。',
        'Customers nobody has. Take one and it is yours; managers hand them out. Above is how many you may still take; some facts are shown only once you have taken it.',
      ),
      terms: ['pool', 'recycling'],
    },
    '/crm/poolSetting': {
      purpose: label(
        '设立公海：哪些部门可领取、谁来管理、隐藏哪些信息、每人持有和每天领取上限，以及多久不跟进或不成交就自动回收。',
        'Set up pools: whose departments take from them, who manages them, what is hidden, how many one holds and takes, and when customers come back.',
      ),
      terms: ['pool', 'recycling', 'locked'],
    },
    '/crm/crmClassify': {
      purpose: label('客户分类树，用于筛选和统计。', 'The tree of customer classes, to filter and count by.'),
    },
  },
  glossary: {
    growth: {
      term: label('增长', 'Growth'),
      means: label(
        '与上期相比的百分比。今年与去年同期比，近 12 个月与再前 12 个月比，本季度、本月与上季度、上月的同样天数比，自定义与紧接其前的同样天数比。',
        'In percent of the period before: this year with the same days last year, a quarter or month so far with as many days of the one before, chosen days with as many right before them.',
      ),
    },
    wonAmount: {
      term: label('赢单金额', 'Won'),
      means: label(
        '本期内赢单的商机的预计金额之和，含税。',
        'The expected amounts, tax included, of opportunities won in the period.',
      ),
    },
    cycle: {
      term: label('成交周期', 'Days to win'),
      means: label(
        '从首次联系客户到赢单的天数；已经赢过单的客户从上次赢单之后的第一次联系算起。',
        'Days from the first contact to winning; of customers that bought before, from the first contact after the last win.',
      ),
    },
    satisfaction: {
      term: label('满意度', 'Satisfaction'),
      means: label(
        '客户在活动后给的总体评分，1 分最低、5 分最高；均分按活动日期统计。',
        'The overall score after an event, from 1 to 5; means are taken by the day of the event.',
      ),
    },
    silent: {
      term: label('久未联系', 'Silent for long'),
      means: label(
        '没有跟进计划，且距上次跟进的天数超过客户等级的间隔。从未跟进的从归属之日算起。',
        'Customers without a plan whose last follow-up is longer ago than their level allows; never followed up counts from the day they were taken.',
      ),
    },
    anniversary: {
      term: label('去年此时', 'This time last year'),
      means: label(
        '客户办过的活动，周年前 90 天开始提醒负责人，每场活动每年只提醒一次；今年同期已有商机就不再提醒。公海里的客户提醒公海管理员。',
        'Events customers held: the owner is reminded 90 days before they come round, once a year for each, unless this year’s is under way. Of customers in a pool its managers are reminded.',
      ),
    },
    stage: {
      term: label('客户阶段', 'Stage'),
      means: label(
        '线索：刚登记；跟进中：有过跟进；已成交：签过合同；沉睡：久未合作；已流失：确认不再合作。阶段由系统按记录推进，只有“已流失”由人标记。',
        'Lead, following, dealt, dormant, lost. Records move it on; only “lost” is said by a person.',
      ),
    },
    collaborator: {
      term: label('共享', 'Sharing'),
      means: label(
        '在客户页面点“共享”，让同事查看或一起编辑这一家客户和它的联系人、跟进。',
        'Share a customer with colleagues to read or to edit it together with its contacts and follow-ups.',
      ),
    },
    pool: {
      term: label('公海', 'Pool'),
      means: label(
        '暂时没有负责人的客户的集合，适用部门的同事都可以领取。',
        'Customers without an owner, for colleagues of its departments to take.',
      ),
    },
    recycling: {
      term: label('自动回收', 'Recycling'),
      means: label(
        '超过规定天数没有跟进或没有成交的客户每天夜里退回公海，回收前会提醒负责人。已成交、已锁定、有未结束商机或合同的客户不会被回收。',
        'Every night customers without a follow-up or a deal for too long go back to the pool, after a reminder. Dealt and locked ones and those with something open stay.',
      ),
    },
    locked: {
      term: label('锁定', 'Locked'),
      means: label('锁定的客户不会被自动回收，由主管操作。', 'A locked customer is never recycled; managers lock it.'),
    },
    winRate: {
      term: label('赢率', 'Win rate'),
      means: label('处在这个阶段的商机大约有多大把握签下来。', 'How likely an opportunity at this stage is to be won.'),
    },
    outcome: {
      term: label('结果', 'Outcome'),
      means: label(
        '进行中、赢单、输单（须写原因）、无效（客户不办了或登记有误）。输单和无效的商机可以移回进行中的阶段。',
        'Open, won, lost (with a reason) or invalid. Lost and invalid ones can be moved back to a stage on the way.',
      ),
    },
    decisionMaker: {
      term: label('关键决策人', 'Decision maker'),
      means: label('对是否合作有最终决定权的人。', 'Whoever has the last word on working with us.'),
    },
  },
}
