import type { seedClassify } from '#modules/dictionary/index.ts'

/** How a project company sorts what it buys and whom it buys from. */
export const classifySeeds: Parameters<typeof seedClassify>[1] = [
  ['supplier', '酒店', ['五星级酒店', '四星级酒店', '度假酒店', '会议型酒店']],
  ['supplier', '场地', ['会展中心', '艺术空间', '户外场地']],
  ['supplier', '搭建制作', ['特装搭建', '印刷物料', '舞台木作']],
  ['supplier', '技术设备', ['灯光音响', 'LED 屏', '同声传译', '直播导播']],
  ['supplier', '交通出行', ['大巴租赁', '商务用车', '机票代理']],
  ['supplier', '人员服务', ['礼仪模特', '主持翻译', '安保', '摄影摄像']],
  ['customer', '医药企业', []],
  ['customer', '汽车品牌', []],
  ['customer', '金融机构', []],
  ['customer', '政府与协会', []],
  ['project', '学术会议', []],
  ['project', '经销商大会', []],
  ['project', '奖励旅游', []],
  ['project', '展览展示', []],
]
