import Testing
@testable import detent
@Test func nearestWord() { #expect(nearest(to: "chek", in: ["run", "check"]) == "check") }
