/* For browsers that know no modules, Internet Explorer and the compatible mode of dual-core browsers among them: all
   others skip this file. It is served as it stands, so it is written in what the oldest of them can read. */
;(function () {
  // oxlint-disable-next-line no-var -- browsers that read this know no other word for it
  var root = document.getElementById('root')
  if (!root) return
  document.title = '\u6d4f\u89c8\u5668\u4e0d\u53d7\u652f\u6301 - \u4e91\u91c7 SRM'
  document.documentElement.style.background = '#f5f6f8'
  root.innerHTML =
    '<div id="old-browser" role="alert" style="max-width:520px;margin:96px auto 0;padding:32px;border:1px solid #e6e8ec;' +
    "background:#fff;color:#1d2129;font:15px/26px 'Microsoft YaHei',sans-serif\">" +
    '<h1 style="margin:0 0 12px;font-size:20px">\u5f53\u524d\u6d4f\u89c8\u5668\u4e0d\u53d7\u652f\u6301</h1>' +
    '<p style="margin:0 0 12px">\u4e91\u91c7 SRM \u4e0d\u652f\u6301 Internet Explorer\u3002\u8bf7\u66f4\u65b0\u6d4f\u89c8\u5668\uff0c' +
    '\u6216\u5c06\u53cc\u6838\u6d4f\u89c8\u5668\u5207\u6362\u5230\u6781\u901f\u6a21\u5f0f\u540e\u5237\u65b0\u9875\u9762\u3002</p>' +
    '<p style="margin:0;color:#69707d">This browser is not supported. Please update it, or switch a dual-core browser to ' +
    'its fast mode, and load the page again.</p></div>'
})()
