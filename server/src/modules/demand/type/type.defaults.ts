import type { LineKind } from '@srm/api/demand'
import type { SpecField } from '@srm/api/demand/spec'

export type UsualSpec = Pick<SpecField, 'key' | 'label' | 'kind' | 'on'> & Partial<SpecField>

export type UsualType = {
  readonly name: string
  readonly nameEn: string
  readonly lineKind: LineKind
  readonly unit: string
  /** What the budget of an event calls it. */
  readonly category: string
  readonly compareMethod?: 'scored'
  readonly specs: readonly UsualSpec[]
}

const number = (key: string, label: string, unit: string, more: Partial<SpecField> = {}): UsualSpec => ({
  key,
  label,
  kind: 'number',
  unit,
  on: 'demand',
  ...more,
})
const one = (key: string, label: string, options: readonly string[], more: Partial<SpecField> = {}): UsualSpec => ({
  key,
  label,
  kind: 'choice',
  options,
  on: 'demand',
  ...more,
})
const yes = (key: string, label: string, more: Partial<SpecField> = {}): UsualSpec => ({
  key,
  label,
  kind: 'bool',
  on: 'demand',
  ...more,
})
const words = (key: string, label: string, more: Partial<SpecField> = {}): UsualSpec => ({
  key,
  label,
  kind: 'text',
  on: 'demand',
  ...more,
})

const both = { on: 'both' } as const
const quoted = { on: 'quote' } as const
const needed = { isRequired: true } as const

/** What events are made of, with what has to be known of each to ask for it and to compare offers. */
export const usualTypes: readonly UsualType[] = [
  {
    name: '会议场地',
    nameEn: 'Venue hire',
    lineKind: 'hall',
    unit: '场',
    category: '场地',
    specs: [
      number('area', '面积', '㎡', both),
      number('height', '层高', '米', both),
      one('pillar', '立柱', ['无柱', '不限']),
      yes('led', 'LED 屏', both),
      yes('hold24', '需提前搭建'),
      words('hallName', '厅名', quoted),
      words('freeItems', '赠送项目', quoted),
    ],
  },
  {
    name: '客房',
    nameEn: 'Guest rooms',
    lineKind: 'room',
    unit: '间',
    category: '住宿',
    specs: [
      one('type', '房型', ['大床房', '双床房', '大床/双床', '行政房', '套房'], { ...needed, ...both }),
      one('breakfast', '早餐', ['双早', '单早', '不含早'], both),
      words('view', '景观与楼层'),
      words('comp', '免房政策', quoted),
    ],
  },
  {
    name: '餐饮',
    nameEn: 'Catering',
    lineKind: 'catering',
    unit: '人',
    category: '餐饮',
    specs: [
      one('meal', '餐别', ['早餐', '午餐', '晚餐', '茶歇', '酒会', '宵夜'], needed),
      one('form', '形式', ['自助餐', '桌餐', '套餐', '简餐'], both),
      number('vegetarian', '素食人数', '人'),
      number('halal', '清真人数', '人'),
      words('drinks', '酒水', both),
    ],
  },
  {
    name: '舞台搭建',
    nameEn: 'Stage and construction',
    lineKind: 'build',
    unit: '项',
    category: '搭建',
    compareMethod: 'scored',
    specs: [
      words('size', '尺寸（长×宽×高）', needed),
      words('material', '材质工艺', both),
      yes('hasDesign', '已有设计图'),
      yes('permit', '需报批'),
      number('hours', '搭建时长', '小时', quoted),
    ],
  },
  {
    name: '音响灯光',
    nameEn: 'Audio and lighting',
    lineKind: 'av',
    unit: '套',
    category: '视听设备',
    specs: [
      one('kind', '设备类型', ['音响', '灯光', 'LED 屏', '投影', '同传', '直播', '综合'], needed),
      words('model', '品牌型号', both),
      number('ledArea', '屏幕面积', '㎡'),
      yes('operator', '含技术人员', both),
    ],
  },
  {
    name: '车辆',
    nameEn: 'Vehicles',
    lineKind: 'vehicle',
    unit: '辆',
    category: '交通',
    specs: [
      one('model', '车型', ['轿车', '商务车', '考斯特', '中巴', '大巴', '货车'], { ...needed, ...both }),
      number('seats', '座位数', '座'),
      words('route', '行程路线', needed),
      number('hours', '用车时长', '小时'),
      yes('inclusive', '含司机餐宿与路桥费', both),
    ],
  },
  {
    name: '人员',
    nameEn: 'Staff',
    lineKind: 'staff',
    unit: '人',
    category: '人员',
    specs: [
      one('job', '工种', ['主持人', '礼仪', '翻译', '摄影摄像', '演员', '安保', '搬运', '兼职', '导游'], needed),
      number('hours', '每天时长', '小时'),
      words('language', '语种'),
      words('dress', '着装要求'),
      words('profile', '人员资料', quoted),
    ],
  },
  {
    name: '礼品',
    nameEn: 'Gifts',
    lineKind: 'gift',
    unit: '份',
    category: '物料',
    specs: [
      words('spec', '规格', needed),
      yes('logo', '印制标志'),
      words('pack', '包装', both),
      yes('sample', '可先打样', quoted),
    ],
  },
  {
    name: '印刷',
    nameEn: 'Print',
    lineKind: 'print',
    unit: '份',
    category: '物料',
    specs: [
      words('size', '成品尺寸', needed),
      words('paper', '纸张材质', both),
      one('side', '印面', ['单面', '双面']),
      words('finish', '后道工艺', both),
    ],
  },
  {
    name: '票务',
    nameEn: 'Tickets',
    lineKind: 'ticket',
    unit: '张',
    category: '差旅',
    specs: [
      one('kind', '票种', ['机票', '火车票', '门票', '演出票'], needed),
      words('route', '行程或场次', needed),
      one('class', '舱位席别', ['经济舱', '公务舱', '二等座', '一等座', '商务座', '不限']),
      yes('change', '可退改', both),
    ],
  },
  {
    name: '其他',
    nameEn: 'Other',
    lineKind: 'other',
    unit: '项',
    category: '不可预见',
    specs: [],
  },
]
