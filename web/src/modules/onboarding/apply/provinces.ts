/** Provinces alone: all regions would weigh more than the page. */
const zh =
  '110000 北京,120000 天津,130000 河北,140000 山西,150000 内蒙古,210000 辽宁,220000 吉林,230000 黑龙江,310000 上海,320000 江苏,330000 浙江,340000 安徽,350000 福建,360000 江西,370000 山东,410000 河南,420000 湖北,430000 湖南,440000 广东,450000 广西,460000 海南,500000 重庆,510000 四川,520000 贵州,530000 云南,540000 西藏,610000 陕西,620000 甘肃,630000 青海,640000 宁夏,650000 新疆,710000 台湾,810000 香港,820000 澳门'

const en =
  'Beijing,Tianjin,Hebei,Shanxi,Inner Mongolia,Liaoning,Jilin,Heilongjiang,Shanghai,Jiangsu,Zhejiang,Anhui,Fujian,Jiangxi,Shandong,Henan,Hubei,Hunan,Guangdong,Guangxi,Hainan,Chongqing,Sichuan,Guizhou,Yunnan,Tibet,Shaanxi,Gansu,Qinghai,Ningxia,Xinjiang,Taiwan,Hong Kong,Macao'.split(
    ',',
  )

export const provinces = zh.split(',').map((pair, index) => {
  const [code = '', name = ''] = pair.split(' ')
  return { code, zh: name, en: en[index] ?? name }
})
