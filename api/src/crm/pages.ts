import type { IconName } from '../shared/icon-names.ts'
import type { GroupName } from '../shared/menu-areas.ts'
import { label } from '../shared/label.ts'
import { definePages, recordPages, type MenuPlace } from '../shared/pages.ts'

const entry = (name: string, group: GroupName, icon: IconName): MenuPlace => ({ name, area: 'Crm', group, icon })

export const crmPages = definePages({
  desk: {
    path: '/crm/desk',
    title: label('跟进工作台', 'Follow-up desk'),
    permission: 'followUp:list',
    menu: entry('CrmDesk', 'daily', 'dashboard'),
  },
  customer: recordPages({
    subject: 'customer',
    path: '/crm/crmList',
    noun: label('客户', 'Customer'),
    title: label('客户列表', 'Customers'),
    menu: entry('CrmList', 'daily', 'unordered-list'),
    edit: { path: '/crm/crmEdit' },
    detail: { path: '/crm/crmDetail' },
  }),
  contact: recordPages({
    subject: 'customerContact',
    path: '/crm/contact',
    noun: label('联系人', 'Contact'),
    menu: entry('CrmContact', 'daily', 'contacts'),
  }),
  opportunity: recordPages({
    subject: 'opportunity',
    path: '/crm/opportunity',
    noun: label('商机', 'Opportunity'),
    menu: entry('CrmOpportunity', 'daily', 'trophy'),
  }),
  followUp: recordPages({
    subject: 'followUp',
    path: '/crm/followUp',
    noun: label('跟进记录', 'Follow-up'),
    menu: entry('CrmFollowUp', 'daily', 'message'),
  }),
  followPlan: recordPages({
    subject: 'followPlan',
    path: '/crm/followPlan',
    noun: label('跟进计划', 'Follow-up plan'),
    menu: entry('CrmFollowPlan', 'daily', 'calendar'),
  }),
  feedback: recordPages({
    subject: 'customerFeedback',
    path: '/crm/feedback',
    noun: label('活动满意度', 'Satisfaction'),
    menu: entry('CrmFeedback', 'daily', 'star'),
  }),
  pooled: {
    path: '/crm/pool',
    title: label('客户公海', 'Customer pool'),
    permission: 'pooledCustomer:list',
    menu: entry('CrmPool', 'daily', 'team'),
  },
  pool: recordPages({
    subject: 'customerPool',
    path: '/crm/poolSetting',
    noun: label('公海', 'Pool'),
    title: label('公海设置', 'Pool settings'),
    menu: entry('CrmPoolSetting', 'setup', 'setting'),
  }),
  ranking: {
    path: '/crm/ranking',
    title: label('采购排行', 'Purchasing ranking'),
    permission: 'customerStatistics:list',
    menu: entry('CrmRanking', 'insight', 'shopping'),
  },
  statistics: {
    path: '/crm/statistics',
    title: label('客户统计', 'Customer statistics'),
    permission: 'customerStatistics:list',
    menu: entry('CrmStatistics', 'insight', 'project'),
  },
  opportunityFunnel: {
    path: '/crm/opportunity/funnel',
    title: label('商机漏斗', 'Funnel'),
    permission: 'opportunity:list',
    menu: entry('CrmOpportunityFunnel', 'insight', 'bar-chart'),
  },
  opportunityStage: recordPages({
    subject: 'opportunityStage',
    path: '/crm/opportunityStage',
    noun: label('商机阶段', 'Opportunity stage'),
    menu: entry('CrmOpportunityStage', 'setup', 'swap'),
  }),
  classify: {
    path: '/crm/crmClassify',
    title: label('客户分类', 'Customer classes'),
    permission: 'customer:list',
    menu: entry('CrmClassify', 'setup', 'apartment'),
  },
})
