/** What companies of an industry are called, what they hold and what one talks about with them. */
export type Industry = {
  readonly industry: string
  readonly className: string
  readonly words: readonly string[]
  readonly events: readonly string[]
  readonly divisions: readonly string[]
}

export const industries: readonly Industry[] = [
  {
    industry: 'pharma',
    className: '医药企业',
    words: ['生物制药', '医药科技', '医疗器械', '药业'],
    events: ['区域学术会', '新品上市会', '年度销售大会', '专家共识会'],
    divisions: ['市场部', '医学部', '销售运营部'],
  },
  {
    industry: 'auto',
    className: '汽车品牌',
    words: ['汽车销售', '新能源汽车', '汽车零部件', '汽车科技'],
    events: ['经销商大会', '新车上市发布会', '试驾活动', '媒体答谢会'],
    divisions: ['品牌部', '渠道发展部', '市场公关部'],
  },
  {
    industry: 'finance',
    className: '金融机构',
    words: ['财富管理', '融资租赁', '金融信息服务', '保险经纪'],
    events: ['投资策略会', '客户答谢会', '年度工作会议', '奖励旅游'],
    divisions: ['办公室', '财富管理部', '品牌市场部'],
  },
  {
    industry: 'it',
    className: '',
    words: ['软件技术', '数据科技', '网络科技', '云计算'],
    events: ['开发者大会', '合作伙伴大会', '产品发布会', '公司年会'],
    divisions: ['市场部', '行政部', '生态合作部'],
  },
  {
    industry: 'consumer',
    className: '',
    words: ['食品', '日化', '乳业', '服饰'],
    events: ['订货会', '经销商大会', '新品品鉴会', '公司年会'],
    divisions: ['品牌部', '销售部', '电商事业部'],
  },
  {
    industry: 'manufacture',
    className: '',
    words: ['智能装备', '精密机械', '电气', '自动化'],
    events: ['技术交流会', '用户大会', '行业展览', '表彰大会'],
    divisions: ['市场部', '总经办', '人力资源部'],
  },
  {
    industry: 'education',
    className: '政府与协会',
    words: ['教育科技', '技术研究院', '职业培训', '科学仪器'],
    events: ['学术年会', '产业论坛', '培训班', '成果发布会'],
    divisions: ['会务处', '培训中心', '合作发展部'],
  },
  {
    industry: 'energy',
    className: '',
    words: ['新能源', '化工', '环保科技', '电力工程'],
    events: ['行业峰会', '安全生产大会', '签约仪式', '公司年会'],
    divisions: ['党群工作部', '市场部', '综合管理部'],
  },
]

/** Two for each step down. */
export const positions = ['市场总监', '副总经理', '采购经理', '品牌经理', '会务专员', '行政主管']

/** How a talk went; `event` is one of the customer's and `n` a number of guests. */
export const talks: readonly ((event: string, n: number) => readonly [type: string, content: string])[] = [
  (event, n) => ['phone', `电话了解${event}计划，预计 ${String(n)} 人，场地倾向五星酒店，预算下月初批下来。`],
  (event) => ['visit', `上门拜访，介绍了去年两场${event}的案例，对方对舞美和直播方案比较感兴趣，要一份报价。`],
  (event, n) => [
    'wechat',
    `微信发送${event}初步方案和三家酒店对比，对方反馈人数改为 ${String(n)} 人，需要加一间分会场。`,
  ],
  (event) => ['meeting', `参加${event}需求沟通会，对方市场、采购、财务都在，确认了流程和付款节点，合同走对方模板。`],
  (event, n) => ['phone', `跟进${event}报价，对方表示比另一家高约 5%，希望餐标降一档，按 ${String(n)} 人重新核算。`],
  (event) => ['visit', `陪同客户实地看场，签到区动线和卸货口都满意，${event}的日期基本定了。`],
  (event) => ['event', `${event}现场执行顺利，客户领导对灯光和餐饮评价好，接待用车等了十几分钟，会后要复盘。`],
  (event) => ['email', `发送${event}结案报告和照片，提醒尾款开票资料，对方财务下周安排付款。`],
  (event) => ['phone', `回访${event}效果，对方打分 9 分，明年同期还会办，建议提前四个月锁酒店。`],
  (event) => ['wechat', `节日问候，顺带问到下半年${event}，负责人换了，新联系人下周介绍。`],
]

export const plans: readonly ((event: string) => readonly [type: string, content: string])[] = [
  (event) => ['phone', `问${event}预算批复结果`],
  (event) => ['visit', `上门讲${event}方案`],
  (event) => ['wechat', `发${event}酒店对比表`],
  (event) => ['meeting', `${event}启动会`],
]
