import { label, type Label } from '@srm/api/shared/label'
import type { DefaultDictionary } from '#kernel/module.ts'
import { everyAction, reading, readingAndExport, type Grants } from '#kernel/grants.ts'

const managed = { GM: readingAndExport, DEPT: everyAction, BUYER: everyAction, AUDIT: reading }
/** Whoever plans with suppliers sees what they offer, not where they are paid. */
const offered = { ...managed, PM: reading }

export const grants: Grants = {
  supplier: { ...offered, FINANCE: reading },
  supplierContact: offered,
  supplierCertificate: { ...offered, FINANCE: reading },
  supplierPriceItem: managed,
  supplierQualification: { ...managed, BUYER: reading },
  hotel: offered,
  room: offered,
  place: offered,
  hall: offered,
  staff: offered,
  supplierBankAccount: { ...managed, DEPT: [...everyAction, 'verify'], FINANCE: [...reading, 'verify'] },
  supplierAccountChange: {
    GM: readingAndExport,
    DEPT: [...readingAndExport, 'create', 'delete', 'decide', 'confirm'],
    BUYER: [...reading, 'create', 'delete'],
    FINANCE: [...reading, 'decide', 'confirm'],
    AUDIT: reading,
  },
  supplierMove: {
    GM: readingAndExport,
    DEPT: [...readingAndExport, 'create', 'update', 'delete', 'decide'],
    BUYER: [...reading, 'create', 'update', 'delete'],
    AUDIT: reading,
  },
  supplierPolicy: { DEPT: ['update'] },
}

export const permissions: Readonly<Record<string, Label>> = {
  supplierPolicy: label('供应商准入规则', 'Supplier policy'),
}

/** What suppliers, hotels, places and the people who work for them are described by. */
export const dictionaries: readonly DefaultDictionary[] = [
  {
    selTypeName: 'supplierLevel',
    name: label('供应商等级', 'Supplier grades'),
    options: [
      ['A', 'A 级 战略', 'Grade A strategic', '#3fb884'],
      ['B', 'B 级 优选', 'Grade B preferred', '#4e88f3'],
      ['C', 'C 级 合格', 'Grade C qualified', '#f5a623'],
      ['D', 'D 级 观察', 'Grade D on watch', '#f01414'],
    ],
  },
  {
    selTypeName: 'paymentMethod',
    name: label('付款方式', 'Ways of payment'),
    options: [
      ['transfer', '银行转账', 'Bank transfer'],
      ['check', '支票', 'Cheque'],
      ['cash', '现金', 'Cash'],
      ['acceptance', '承兑汇票', 'Acceptance bill'],
      ['online', '在线支付', 'Online payment'],
    ],
  },
  {
    selTypeName: 'invoiceKind',
    name: label('发票类型', 'Kinds of invoice'),
    options: [
      ['special', '增值税专用发票', 'Special VAT invoice'],
      ['normal', '增值税普通发票', 'Ordinary VAT invoice'],
      ['electronic', '电子发票', 'Electronic invoice'],
      ['none', '不开票', 'No invoice'],
    ],
  },
  {
    selTypeName: 'paymentTerm',
    name: label('账期', 'Payment terms'),
    options: [
      ['prepaid', '预付全款', 'Paid in advance'],
      ['deposit30', '预付三成，会后付清', '30% deposit, rest after the event'],
      ['deposit50', '预付五成，会后付清', '50% deposit, rest after the event'],
      ['onsite', '现场结清', 'Settled on site'],
      ['net15', '会后 15 天', '15 days after the event'],
      ['net30', '会后 30 天', '30 days after the event'],
      ['net60', '会后 60 天', '60 days after the event'],
      ['monthly', '月结', 'Monthly statement'],
    ],
  },
  {
    selTypeName: 'freezeScope',
    name: label('冻结范围', 'Scope of a freeze'),
    options: [
      ['inquiry', '询价', 'Inquiries'],
      ['order', '下单', 'Orders'],
      ['payment', '付款', 'Payments'],
    ],
  },
  {
    selTypeName: 'contactRole',
    name: label('联系人职责', 'Roles of contacts'),
    options: [
      ['sales', '销售', 'Sales'],
      ['finance', '财务', 'Finance'],
      ['onsite', '现场', 'On site'],
      ['emergency', '应急', 'Emergency'],
    ],
  },
  {
    selTypeName: 'certificateType',
    name: label('证件类型', 'Types of certificate'),
    options: [
      ['license', '营业执照', 'Business licence'],
      ['special', '特种行业许可证', 'Special trade permit'],
      ['food', '食品经营许可证', 'Food business permit'],
      ['fire', '消防验收', 'Fire inspection'],
      ['hygiene', '卫生许可', 'Hygiene permit'],
      ['road', '道路运输许可', 'Road transport permit'],
      ['show', '演出许可', 'Performance permit'],
      ['labour', '人力资源许可', 'Labour dispatch permit'],
      ['liability', '公众责任险', 'Public liability insurance'],
      ['travel', '旅行社业务许可', 'Travel agency permit'],
      ['other', '其他', 'Other'],
    ],
  },
  {
    selTypeName: 'hotelFacility',
    name: label('酒店设施', 'Hotel facilities'),
    options: [
      ['pool', '泳池', 'Pool'],
      ['gym', '健身房', 'Gym'],
      ['spa', '水疗', 'Spa'],
      ['lounge', '行政酒廊', 'Executive lounge'],
      ['shuttle', '机场接送', 'Airport shuttle'],
      ['laundry', '洗衣', 'Laundry'],
      ['business', '商务中心', 'Business centre'],
      ['kids', '儿童乐园', 'Kids club'],
      ['charging', '充电桩', 'Charging stations'],
      ['accessible', '无障碍客房', 'Accessible rooms'],
    ],
  },
  {
    selTypeName: 'placeRestriction',
    name: label('场地限制', 'Venue restrictions'),
    options: [
      ['fire', '禁明火', 'No open fire'],
      ['smoke', '禁烟雾机', 'No smoke machines'],
      ['drone', '禁无人机', 'No drones'],
      ['catering', '禁外带餐饮', 'No outside catering'],
      ['hanging', '禁吊挂', 'No rigging'],
      ['noise', '限音量', 'Limited volume'],
      ['truck', '限货车时段', 'Limited truck hours'],
    ],
  },
  {
    selTypeName: 'hallAmenity',
    name: label('厅内设施', 'Hall equipment'),
    options: [
      ['projector', '投影', 'Projector'],
      ['screen', '内置幕', 'Built-in screen'],
      ['led', 'LED', 'LED wall'],
      ['microphone', '麦克风', 'Microphones'],
      ['sound', '音响', 'Sound system'],
      ['lectern', '讲台', 'Lectern'],
      ['whiteboard', '白板', 'Whiteboard'],
      ['easel', '画架', 'Easel'],
      ['audioRecording', '录音', 'Audio recording'],
      ['videoRecording', '录像', 'Video recording'],
      ['network', '网络', 'Network'],
      ['music', '背景音乐', 'Background music'],
      ['accessible', '无障碍', 'Accessible'],
      ['private', '私密', 'Private'],
      ['outdoor', '室外', 'Outdoor'],
    ],
  },
  {
    selTypeName: 'staffCategory',
    name: label('工种', 'Trades'),
    options: [
      ['host', '主持', 'Host'],
      ['photo', '摄影', 'Photographer'],
      ['video', '摄像', 'Videographer'],
      ['etiquette', '礼仪', 'Usher'],
      ['translator', '翻译', 'Interpreter'],
      ['builder', '搭建工', 'Builder'],
      ['guide', '导游', 'Guide'],
      ['driver', '司机', 'Driver'],
      ['security', '安保', 'Security'],
      ['makeup', '化妆', 'Make-up'],
      ['performer', '演员', 'Performer'],
      ['stenographer', '速记', 'Stenographer'],
    ],
  },
  {
    selTypeName: 'language',
    name: label('语言', 'Languages'),
    options: [
      ['zh', '普通话', 'Mandarin'],
      ['yue', '粤语', 'Cantonese'],
      ['en', '英语', 'English'],
      ['ja', '日语', 'Japanese'],
      ['ko', '韩语', 'Korean'],
      ['fr', '法语', 'French'],
      ['de', '德语', 'German'],
      ['ru', '俄语', 'Russian'],
      ['es', '西班牙语', 'Spanish'],
    ],
  },
]
