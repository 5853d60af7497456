import SwiftUI

struct Fonts: View {
  @State private var isOn = false
  @ScaledMetric private var size = 20.0
  @ScaledMetric(relativeTo: .title) private var titleSize: CGFloat = 28

  var body: some View {
    VStack {
      Group {
        Text("글").font(.largeTitle)
        Text("글").font(.title).font(.title2).font(.title3)
        Text("글").font(.headline).font(.subheadline).font(.body)
        Text("글").font(.callout).font(.footnote).font(.caption).font(.caption2)
        Text("글").font(.title.bold()).font(.title.weight(.semibold)).font(.body.italic())
        Text("글").font(.system(size: 20)).font(.system(size: 20, weight: .bold))
        Text("글").font(.system(size: 20, weight: .bold, design: .rounded)).font(.system(size: 20, design: .serif))
        Text("글").font(.system(.body)).font(.system(.body, design: .monospaced))
        Text("글").font(.system(.title, design: .rounded, weight: .bold)).font(.system(.title, weight: .heavy))
        Text("글").font(.custom("Pretendard", size: 20)).font(.custom("Pretendard", size: 20, relativeTo: .body))
      }
      Group {
        Text("글").bold().italic().underline().strikethrough().kerning(1).tracking(2).baselineOffset(3)
        Text("글").fontWeight(.heavy).fontWidth(.condensed).fontDesign(.serif).monospacedDigit()
        Text("글").underline(true, color: .red).strikethrough(isOn, pattern: .dash, color: .red)
        Text("글").font(isOn ? .title : .body).bold(isOn).italic(isOn)
        Text("가") + Text("나").bold() + Text("다").foregroundColor(.red).font(.title)
        Text("**굵게** \(Text("안").bold()) \(3)")
        Text(verbatim: "글").font(nil)
        Text("글").lineLimit(2).truncationMode(.middle).minimumScaleFactor(0.5).allowsTightening(true)
        Text("글").multilineTextAlignment(.center).lineSpacing(4).textCase(.uppercase).textCase(nil)
        Text("글").font(.system(size: size)).frame(height: titleSize)
      }
      Image(systemName: "star").font(.title)
      VStack { Text("글") }.font(.title).bold().italic().underline().strikethrough().fontWeight(.bold)
      TextField("칸", text: .constant("")).font(.title).bold().kerning(1)
    }
  }
}

struct WeightPicker: View {
  var weight: Font.Weight = .bold
  var style: Font.TextStyle = .body
  var design: Font.Design = .rounded
  var body: some View {
    Text("글").font(.system(style, design: design)).fontWeight(weight)
    ForEach(Font.TextStyle.allCases, id: \.self) { style in Text("글").font(.system(style)) }
  }
}
