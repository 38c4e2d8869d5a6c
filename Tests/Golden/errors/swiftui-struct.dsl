import SwiftUI

struct FlightCard: View {
    let flight: Flight
    var width: CGFloat = 40
    @Binding var isSelected: Bool
    @State private var isOpen = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(alignment: .leading) {
            Text(flight.code)
            Button("More") { isOpen.toggle() }
        }
    }

    private func subtitle(for flight: Flight) -> String {
        return flight.gate!
    }
}

struct Flight: Codable, Identifiable {
    let code: String
    var seats: Int32 = 180
    let price: Double?
}

enum Status: String, CaseIterable {
    case scheduled, delayed(Int)
    case landed = "done"
}

extension Flight {
    func delayed() -> Bool { true }
}

#Preview {
    FlightCard(flight: sample, isSelected: .constant(true))
}
