// swift-format-ignore-file

extension MeasureTable {
  static let second = [
    "pt":
      """
      millimeters|other=0 mm|one=0 milímetro,other=0 milímetros
      centimeters|other=0 cm|one=0 centímetro,other=0 centímetros
      meters|other=0 m|one=0 metro,other=0 metros
      kilometers|other=0 km|one=0 quilômetro,other=0 quilômetros
      inches|other=0 pol.|one=0 polegada,other=0 polegadas
      feet|other=0 ft|one=0 pé,other=0 pés
      yards|other=0 yd|one=0 jarda,other=0 jardas
      miles|other=0 mi|one=0 milha,other=0 milhas
      nauticalMiles|other=0 mn|one=0 milha náutica,other=0 milhas náuticas
      grams|other=0 g|one=0 grama,other=0 gramas
      kilograms|other=0 kg|one=0 quilograma,other=0 quilogramas
      tonnes|other=0 t|one=0 tonelada métrica,other=0 toneladas métricas
      ounces|other=0 oz|one=0 onça,other=0 onças
      pounds|other=0 lb|one=0 libra,other=0 libras
      celsius|other=0 °C|one=0 grau Celsius,other=0 graus Celsius
      fahrenheit|other=0 °F|one=0 grau Fahrenheit,other=0 graus Fahrenheit
      kelvin|other=0 K|one=0 kelvin,other=0 kelvins
      kilometersPerHour|other=0 km/h|one=0 quilômetro por hora,other=0 quilômetros por hora
      metersPerSecond|other=0 m/s|one=0 metro por segundo,other=0 metros por segundo
      milesPerHour|other=0 mph|one=0 milha por hora,other=0 milhas por hora
      knots|one=0 nó,other=0 nós|one=0 nó,other=0 nós
      milliliters|other=0 ml|one=0 mililitro,other=0 mililitros
      liters|other=0 l|one=0 litro,other=0 litros
      gallons|other=0 gal|one=0 galão,other=0 galões
      squareMeters|other=0 m²|one=0 metro quadrado,other=0 metros quadrados
      squareKilometers|other=0 km²|one=0 quilômetro quadrado,other=0 quilômetros quadrados
      hectares|other=0 ha|one=0 hectare,other=0 hectares
      acres|other=0 ac|one=0 acre,other=0 acres
      squareMiles|other=0 mi²|one=0 milha quadrada,other=0 milhas quadradas
      hectopascals|other=0 hPa|one=0 hectopascal,other=0 hectopascais
      inchesOfMercury|other=0 inHg|one=0 polegada de mercúrio,other=0 polegadas de mercúrio
      joules|other=0 J|one=0 joule,other=0 joules
      kilojoules|other=0 kJ|one=0 quilojoule,other=0 quilojoules
      kilocalories|other=0 kcal|one=0 quilocaloria,other=0 quilocalorias
      kilowattHours|other=0 kWh|one=0 quilowatt-hora,other=0 quilowatts-hora
      watts|other=0 W|one=0 watt,other=0 watts
      kilowatts|other=0 kW|one=0 quilowatt,other=0 quilowatts
      """,
    "ja":
      """
      millimeters|other=0 mm|other=0 ミリメートル
      centimeters|other=0 cm|other=0 センチメートル
      meters|other=0 m|other=0 メートル
      kilometers|other=0 km|other=0 キロメートル
      inches|other=0 in|other=0 インチ
      feet|other=0 ft|other=0 フィート
      yards|other=0 yd|other=0 ヤード
      miles|other=0 mi|other=0 マイル
      nauticalMiles|other=0 海里|other=0 海里
      grams|other=0 g|other=0 グラム
      kilograms|other=0 kg|other=0 キログラム
      tonnes|other=0 t|other=0 トン
      ounces|other=0 oz|other=0 オンス
      pounds|other=0 lb|other=0 ポンド
      celsius|other=0°C|other=摂氏 0 度
      fahrenheit|other=0°F|other=華氏 0 度
      kelvin|other=0 K|other=0 ケルビン
      kilometersPerHour|other=0 km/h|other=時速 0 キロメートル
      metersPerSecond|other=0 m/s|other=秒速 0 メートル
      milesPerHour|other=0 mph|other=時速 0 マイル
      knots|other=0 kn|other=0 ノット
      milliliters|other=0 ml|other=0 ミリリットル
      liters|other=0 L|other=0 リットル
      gallons|other=0 gal|other=0 ガロン
      squareMeters|other=0 m²|other=0 平方メートル
      squareKilometers|other=0 km²|other=0 平方キロメートル
      hectares|other=0 ha|other=0 ヘクタール
      acres|other=0 ac|other=0 エーカー
      squareMiles|other=0 mi²|other=0 平方マイル
      hectopascals|other=0 hPa|other=0 ヘクトパスカル
      inchesOfMercury|other=0 inHg|other=0 水銀柱インチ
      joules|other=0 J|other=0 ジュール
      kilojoules|other=0 kJ|other=0 キロジュール
      kilocalories|other=0 kcal|other=0 キロカロリー
      kilowattHours|other=0 kWh|other=0 キロワット時
      watts|other=0 W|other=0 ワット
      kilowatts|other=0 kW|other=0 キロワット
      """,
    "zh":
      """
      millimeters|other=0毫米|other=0毫米
      centimeters|other=0厘米|other=0厘米
      meters|other=0米|other=0米
      kilometers|other=0公里|other=0公里
      inches|other=0英寸|other=0英寸
      feet|other=0英尺|other=0英尺
      yards|other=0码|other=0码
      miles|other=0英里|other=0英里
      nauticalMiles|other=0海里|other=0海里
      grams|other=0 g|other=0克
      kilograms|other=0 kg|other=0千克
      tonnes|other=0 t|other=0公吨
      ounces|other=0 oz|other=0盎司
      pounds|other=0 lb|other=0磅
      celsius|other=0°C|other=0摄氏度
      fahrenheit|other=0°F|other=0华氏度
      kelvin|other=0K|other=0开尔文
      kilometersPerHour|other=0 km/h|other=每小时0公里
      metersPerSecond|other=0 m/s|other=每秒0米
      milesPerHour|other=0 mi/h|other=每小时0英里
      knots|other=0 kn|other=0节
      milliliters|other=0毫升|other=0毫升
      liters|other=0升|other=0升
      gallons|other=0加仑|other=0加仑
      squareMeters|other=0平方米|other=0平方米
      squareKilometers|other=0平方公里|other=0平方公里
      hectares|other=0公顷|other=0公顷
      acres|other=0英亩|other=0英亩
      squareMiles|other=0平方英里|other=0平方英里
      hectopascals|other=0 hPa|other=0百帕斯卡
      inchesOfMercury|other=0 inHg|other=0英寸汞柱
      joules|other=0焦耳|other=0焦耳
      kilojoules|other=0千焦|other=0千焦
      kilocalories|other=0千卡|other=0千卡
      kilowattHours|other=0千瓦时|other=0千瓦时
      watts|other=0瓦|other=0瓦特
      kilowatts|other=0千瓦|other=0千瓦
      """,
    "ko":
      """
      millimeters|other=0mm|other=0밀리미터
      centimeters|other=0cm|other=0센티미터
      meters|other=0m|other=0미터
      kilometers|other=0km|other=0킬로미터
      inches|other=0in|other=0인치
      feet|other=0ft|other=0피트
      yards|other=0yd|other=0야드
      miles|other=0mi|other=0마일
      nauticalMiles|other=0nmi|other=0해리
      grams|other=0g|other=0그램
      kilograms|other=0kg|other=0킬로그램
      tonnes|other=0t|other=0메트릭 톤
      ounces|other=0oz|other=0온스
      pounds|other=0lb|other=0파운드
      celsius|other=0°C|other=섭씨 0도
      fahrenheit|other=0°F|other=화씨 0도
      kelvin|other=0K|other=0켈빈
      kilometersPerHour|other=0km/h|other=시속 0킬로미터
      metersPerSecond|other=0m/s|other=초속 0미터
      milesPerHour|other=0mi/h|other=시속 0마일
      knots|other=0kn|other=0노트
      milliliters|other=0mL|other=0밀리리터
      liters|other=0L|other=0리터
      gallons|other=0gal|other=0갤런
      squareMeters|other=0m²|other=0제곱미터
      squareKilometers|other=0km²|other=0제곱킬로미터
      hectares|other=0ha|other=0헥타르
      acres|other=0ac|other=0에이커
      squareMiles|other=0mi²|other=0제곱마일
      hectopascals|other=0hPa|other=0헥토파스칼
      inchesOfMercury|other=0inHg|other=0수은주인치
      joules|other=0줄|other=0줄
      kilojoules|other=0kJ|other=0킬로줄
      kilocalories|other=0kcal|other=0킬로칼로리
      kilowattHours|other=0kWh|other=0킬로와트시
      watts|other=0W|other=0와트
      kilowatts|other=0kW|other=0킬로와트
      """,
    "hi":
      """
      millimeters|other=0 मि॰मी॰|other=0 मिलीमीटर
      centimeters|other=0 सें॰मी॰|other=0 सेंटीमीटर
      meters|other=0 मी|other=0 मीटर
      kilometers|other=0 कि॰मी॰|other=0 किलोमीटर
      inches|other=0 इंच|other=0 इंच
      feet|other=0 फ़ीट|one=0 फ़ुट,other=0 फ़ीट
      yards|other=0 गज़|other=0 गज़
      miles|other=0 मील|other=0 मील
      nauticalMiles|other=0 नॉ॰ मी॰|other=0 नॉटिकल मील
      grams|other=0 ग्रा॰|other=0 ग्राम
      kilograms|other=0 कि॰ग्रा॰|other=0 किलोग्राम
      tonnes|one=0 मीट्रिक टन,other=0 मी टन|other=0 मीट्रिक टन
      ounces|other=0 औंस|other=0 औंस
      pounds|other=0 पौंड|other=0 पौंड
      celsius|other=0°से॰|other=0 डिग्री सेल्सियस
      fahrenheit|other=0°फ़ेरन|other=0 डिग्री फ़ेरनहाइट
      kelvin|other=0 K|other=0 केल्विन
      kilometersPerHour|other=0 कि॰मी॰/घं॰|other=0 किलोमीटर प्रति घंटा
      metersPerSecond|other=0 मी॰/से॰|other=0 मीटर प्रति सेकंड
      milesPerHour|other=0 मी॰प्र॰घं॰|other=0 मील प्रति घंटा
      knots|other=0 नॉट|other=0 नॉट
      milliliters|other=0 मि॰ ली॰|other=0 मिलीलीटर
      liters|other=0 ली॰|other=0 लीटर
      gallons|other=0 गैलन|other=0 गैलन
      squareMeters|other=0 वर्ग मी॰|other=0 वर्ग मीटर
      squareKilometers|other=0 वर्ग कि॰मी॰|other=0 वर्ग किलोमीटर
      hectares|other=0 हे॰|other=0 हेक्टेयर
      acres|other=0 एकड़|other=0 एकड़
      squareMiles|other=0 वर्ग मील|other=0 वर्ग मील
      hectopascals|other=0 hPa|other=0 हेक्टोपास्कल
      inchesOfMercury|other=0 inHg|other=0 मर्क्यूरी इंच
      joules|other=0 जू॰|other=0 जूल
      kilojoules|other=0 कि॰जू॰|other=0 किलो जूल
      kilocalories|other=0 kcal|other=0 किलो कैलोरी
      kilowattHours|other=0 kWh|one=0 किलोवॉट घंटा,other=0 किलोवॉट घंटे
      watts|other=0 W|other=0 वॉट
      kilowatts|other=0 kW|other=0 किलोवॉट
      """,
    "ar":
      """
      millimeters|other=0 مم|other=0 مليمتر
      centimeters|other=0 سم|other=0 سنتيمتر
      meters|one=متر,two=متران,few=0 أمتار,many=0 مترًا,other=0 متر|one=متر,few=0 أمتار,many=0 مترًا,other=0 متر
      kilometers|other=0 كم|few=0 كيلومترات,many=0 كيلومترًا,other=0 كيلومتر
      inches|other=0 بوصة|other=0 بوصة
      feet|one=قدم,other=0 قدم|one=قدم,other=0 قدم
      yards|one=ياردة,other=0 ياردة|one=ياردة,other=0 ياردة
      miles|one=ميل,other=0 ميل|one=ميل,two=ميلان,few=0 أميال,many=0 ميلاً,other=0 ميل
      nauticalMiles|one=ميل بحري,other=0 ميل بحري|one=ميل بحري,other=0 ميل بحري
      grams|one=غرام,other=0 غرام|one=غرام,two=غرامان,few=0 غرامات,many=0 غرامًا,other=0 غرام
      kilograms|other=0 كغم|other=0 كيلوغرام
      tonnes|other=0 ط.م|other=0 طن متري
      ounces|one=أونصة,other=0 أونصة|other=0 أونصة
      pounds|other=0 رطل|two=رطلان,many=0 رطلًا,other=0 رطل
      celsius|other=0°م|other=0 درجة مئوية
      fahrenheit|other=0°ف|other=0 درجة فهرنهايت
      kelvin|other=0 د كلفن|other=0 درجة كلفن
      kilometersPerHour|other=0 كم/س|other=0 كيلومتر في الساعة
      metersPerSecond|other=0 م/ث|other=0 متر في الثانية
      milesPerHour|other=0 ميل/س|other=0 ميل في الساعة
      knots|other=0 عقدة|other=0 عقدة
      milliliters|other=0 ملتر|other=0 مليلتر
      liters|one=لتر,other=0 لتر|one=لتر,other=0 لتر
      gallons|one=غالون,other=0 غالون|one=غالون,other=0 غالون
      squareMeters|other=0 م²|other=0 متر مربع
      squareKilometers|other=0 كم²|other=0 كيلومتر مربع
      hectares|other=0 هكتار|other=0 هكتار
      acres|one=فدان,other=0 فدان|one=فدان,other=0 فدان
      squareMiles|other=0 ميل²|other=0 ميل مربع
      hectopascals|other=0 هكتوباسكال|other=0 هكتوباسكال
      inchesOfMercury|other=0 ب. زئبقية|other=0 بوصة زئبقية
      joules|other=0 جول|other=0 جول
      kilojoules|other=0 ك جول|other=0 كيلو جول
      kilocalories|other=0 ك سعرة|other=0 كيلو سعرة
      kilowattHours|other=0 ك.و.س|other=0 كيلو واط/ساعة
      watts|other=0 واط|other=0 واط
      kilowatts|other=0 كيلوواط|other=0 كيلوواط
      """,
  ]
}
