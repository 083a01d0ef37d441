import { shanghaiDay } from '@srm/api/shared/date'

/** What becomes of it: sent in, then one decision after the other by whoever it waits for. */
export type Way = readonly ('approve' | 'reject' | 'return' | 'comment' | 'withdraw' | 'urge')[] | 'draft'

type Draft = readonly [title: string, type: string, amount: string | null, reason: string, way: Way, daysAgo: number]

const all: Readonly<Record<string, readonly Draft[]>> = {
  YUNZHO: [
    [
      '峰会现场同传设备租赁',
      'purchase',
      '28600.00',
      '八百人主会场需四语种同传，含两名技术人员驻场两天。',
      'draft',
      3.4,
    ],
    ['年度框架协议用印', 'seal', null, '与锦江酒店的年度框架协议，一式四份，需加盖合同专用章。', 'draft', 3.2],
    ['三亚奖励旅游踩线', 'trip', '9800.00', '两人三晚，考察两家候选酒店与出海线路。', [], 2.9],
    ['答谢晚宴招待', 'entertain', '4200.00', '客户方五人，项目结案后的答谢晚餐。', [], 2.7],
    ['会务物料补充采购', 'general', '1560.00', '胸卡、席卡与指引牌的补印，月底前到货。', [], 2.4],
    ['年假申请', 'leave', null, '国庆前休三天年假，工作已交接。', [], 2.2],
    [
      '主舞台 LED 屏与灯光租赁',
      'purchase',
      '126800.00',
      'P2.9 屏 86 平米、面光与追光全套，含搭建与撤场。',
      ['approve', 'comment'],
      0.7,
    ],
    ['进博会展位效果图设计', 'purchase', '18000.00', '三家比稿后选定，两轮修改包含在内。', ['approve', 'approve'], 0.6],
    ['酒店会议室定金', 'general', '30000.00', '外滩茂悦三天两晚的会议室，需先付三成定金。', ['approve'], 0.5],
    ['成都分会场踩点', 'trip', '6400.00', '两人两晚，比较三家酒店的层高与卸货条件。', ['approve'], 6],
    ['客户答谢礼品采购', 'purchase', '23500.00', '定制茶礼 120 份，节前一周到货。', ['return'], 2.6],
    ['司机与大巴租赁', 'general', '15800.00', '四十五座三台、考斯特两台，共两天。', ['return'], 1.9],
    [
      '临时搭建工人加班',
      'general',
      '8600.00',
      '夜间进场，十二人六小时，按协议单价结算。',
      ['approve', 'approve', 'approve'],
      12,
    ],
    [
      '签约仪式同声传译',
      'general',
      '12800.00',
      '中英双语，一名资深译员，含设备。',
      ['approve', 'approve', 'approve'],
      16,
    ],
    ['摄影摄像团队', 'general', '9600.00', '两机位直播加当晚快剪，次日交片。', ['approve'], 8],
    [
      '供应商年会用印',
      'seal',
      null,
      '邀请函与保密协议各一份，加盖公章。',
      ['approve', 'approve', 'approve', 'approve'],
      21,
    ],
    ['媒体晚宴招待', 'entertain', '6800.00', '受邀媒体八家，席间不设酒水赞助。', ['reject'], 9],
    ['超标住宿申请', 'trip', '3980.00', '会期酒店满房，临近酒店每晚 880 元。', ['reject'], 18],
    ['办公绿植更换', 'general', '2400.00', '前台与会议室共二十四盆，季度更换。', ['approve'], 25],
    ['打印机租赁续约', 'general', '5200.00', '两台彩色复合机续租一年，价格不变。', ['approve'], 14],
    ['无人机航拍', 'general', '4500.00', '开幕式五分钟成片，已办空域申请。', ['comment'], 1.6],
    ['备用发电车', 'purchase', '16800.00', '户外开幕式，400 千瓦一台，含柴油与值守。', ['approve', 'reject'], 19],
    ['志愿者午餐', 'general', '3600.00', '六十人两天，每份三十元，含清真餐。', ['withdraw'], 23],
    ['婚假申请', 'leave', null, '十天婚假，项目由郑浩然代管。', ['approve'], 27],
    ['医疗保障点', 'general', '7200.00', '一名医生两名护士，备 AED 与常用药。', ['urge'], 1.4],
    ['保险：公众责任险', 'general', '10600.00', '保额一千万，覆盖搭建、会期与撤场。', ['approve', 'comment'], 0.4],
    ['嘉宾接机礼宾', 'general', '5800.00', '浦东、虹桥两地，十二位嘉宾。', [], 1.2],
    ['数字签到系统', 'purchase', '19800.00', '人脸与二维码双通道，现场四台闸机。', [], 1.1],
    ['宴会桌花布置', 'general', '8800.00', '主桌一组、圆桌三十六组，当季花材。', [], 0.9],
    ['VIP 休息室软装', 'general', '11200.00', '沙发、地毯与绿植租赁三天。', [], 0.8],
    ['会议纪要速记', 'general', '2600.00', '两场闭门会，次日上午交稿。', [], 0.35],
    ['深圳客户拜访', 'trip', '4300.00', '一人两晚，拜访两家潜在客户。', [], 0.3],
    ['签约背景板制作', 'general', '3200.00', '六米乘三米桁架喷绘，含撕膜机关。', [], 0.2],
    ['安检设备租赁', 'purchase', '14200.00', '两台 X 光机、四道安检门，含安检员。', [], 0.1],
  ],
  GUANLA: [
    ['西湖音乐节安保外包', 'purchase', '56000.00', '三天六十人次，含夜间值守。', 'draft', 2.1],
    ['场地勘察出差', 'trip', '2300.00', '安吉两处营地，当日往返与一晚住宿。', 'draft', 1.3],
  ],
}

const dayIn = (days: number): string => shanghaiDay(new Date(Date.now() + days * 24 * 60 * 60 * 1000))

/** From so many days from now on, for so many days. */
const period = (from: number, days: number) => ({ startDate: dayIn(from), endDate: dayIn(from + days - 1) })

/** What only this type of application says, by its title. */
const ownFields: Readonly<Record<string, object>> = {
  年度框架协议用印: { sealKind: 'contract', paper: '锦江酒店年度框架协议', copies: 4 },
  供应商年会用印: { sealKind: 'company', paper: '邀请函与保密协议', copies: 2 },
  年假申请: { leaveKind: 'annual', days: '3.0', ...period(6, 3) },
  婚假申请: { leaveKind: 'marriage', days: '10.0', ...period(14, 10) },
  三亚奖励旅游踩线: { destination: '三亚', transport: 'plane', days: '4.0', ...period(9, 4) },
  成都分会场踩点: { destination: '成都', transport: 'plane', days: '3.0', ...period(4, 3) },
  超标住宿申请: { destination: '杭州', transport: 'train', days: '2.0', ...period(3, 2) },
  深圳客户拜访: { destination: '深圳', transport: 'plane', days: '3.0', ...period(5, 3) },
  场地勘察出差: { destination: '湖州安吉', transport: 'car', days: '2.0', ...period(2, 2) },
  答谢晚宴招待: { guests: '客户项目组', headcount: 5, startDate: dayIn(3) },
  媒体晚宴招待: { guests: '受邀媒体八家', headcount: 12, startDate: dayIn(8) },
}

/** What comes again and again; in the years before the demo begins each of them was asked for more than once. */
const recurring: readonly (readonly [title: string, type: string, amount: number | null, way: Way])[] = [
  ['客户拜访差旅', 'trip', 5200, ['approve']],
  ['会务物料补印', 'general', 2100, ['approve']],
  ['展位搭建尾款', 'general', 46_800, ['approve', 'approve', 'approve']],
  ['季度框架协议用印', 'seal', null, ['approve', 'approve', 'approve', 'approve']],
  ['合作伙伴答谢晚餐', 'entertain', 3800, ['approve']],
  ['灯光音响租赁', 'purchase', 32_600, ['approve', 'approve', 'approve', 'approve']],
  ['超标住宿', 'trip', 2980, ['reject']],
  ['大巴与司机', 'general', 12_400, ['approve', 'approve', 'approve']],
  ['年会预热活动采购', 'purchase', 18_900, ['approve', 'reject']],
  ['调休申请', 'leave', null, ['approve']],
]

const pastCount = 30

/** Seventeen months of requests that are long decided, more of them towards today. */
const pastOf = (): Draft[] =>
  Array.from({ length: pastCount }, (_, n) => {
    const [title, type, amount, way] = recurring[(n * 7) % recurring.length] ?? recurring[0] ?? ['', '', null, []]
    const days = 31 + 487 * (1 - n / pastCount) ** 1.6
    const spent = amount === null ? null : `${String(amount + ((n * 613) % 1900))}.00`
    return [`${title}（第 ${String(n + 1)} 次）`, type, spent, '按惯例执行，费用在年度预算之内。', way, days]
  })

/** What the recurring ones say of their type, so many days ago. */
const fieldsOfPast = (type: string, daysAgo: number): object => {
  const from = 5 - Math.round(daysAgo)
  if (type === 'seal') return { sealKind: 'contract', paper: '季度框架协议', copies: 2 }
  if (type === 'leave') return { leaveKind: 'swap', days: '1.0', ...period(from, 1) }
  if (type === 'trip') return { destination: '杭州', transport: 'train', days: '2.0', ...period(from, 2) }
  return type === 'entertain' ? { guests: '合作伙伴', headcount: 6, startDate: dayIn(from) } : {}
}

const isLarge = (companyCode: string): boolean => companyCode === 'YUNZHO'

/** The oldest first, as they were written. */
export const applicationsOf = (companyCode: string) => [
  ...(isLarge(companyCode) ? pastOf() : []).map(([title, type, amount, reason, way, days]) => ({
    body: { title, type, amount, reason, ...fieldsOfPast(type, days) },
    way,
    days,
  })),
  ...(all[companyCode] ?? []).map(([title, type, amount, reason, way, days]) => ({
    body: { title, type, amount, reason, ...ownFields[title] },
    way,
    days,
  })),
]
